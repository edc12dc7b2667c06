import { createContext, useContext } from 'react';
import type { PortalConfig } from './portal-config.ts';

/** Context with the portal's configuration; null until it is loaded. */
export const PortalConfigContext = createContext<PortalConfig | null>(null);

/** Returns the portal's configuration. Throws outside of `<PortalRoot>`. */
export function usePortalConfig(): PortalConfig {
  const config = useContext(PortalConfigContext);
  if (!config) throw new Error('usePortalConfig needs a surrounding <PortalRoot>.');
  return config;
}

/** Returns the product's name for the logo and the tab's title; 'Tramita' until the configuration is loaded. */
export const useProductName = (): string => useContext(PortalConfigContext)?.productName ?? 'Tramita';
