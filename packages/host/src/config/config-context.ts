import { createContext, useContext } from 'react';
import type { PortalConfig } from './portal-config.ts';

/** What the server told the portal; null until it is there. */
export const PortalConfigContext = createContext<PortalConfig | null>(null);

/** What the server told the portal, for everything that stands behind the sign-in. */
export function usePortalConfig(): PortalConfig {
  const config = useContext(PortalConfigContext);
  if (!config) throw new Error('usePortalConfig needs a surrounding <PortalRoot>.');
  return config;
}

/** The product's name, for the mark and the tab's title; until the configuration is there, the software's own. */
export const useProductName = (): string => useContext(PortalConfigContext)?.productName ?? 'Tramita';
