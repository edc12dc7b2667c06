import { createContext, useContext } from 'react';

/**
 * Where floating parts are mounted, inside the themed root or the surrounding dialog; null until it is mounted. Apart from
 * the rest of the environment: all fields, tables and buttons would render a second time when it appears.
 */
export const PortalContext = createContext<HTMLElement | null>(null);

/** Returns where floating parts are mounted, null until it is there. */
export const usePortal = (): HTMLElement | null => useContext(PortalContext);
