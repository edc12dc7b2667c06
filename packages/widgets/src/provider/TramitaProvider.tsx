import type { ReactNode } from 'react';
import { noteCopy } from './copies.ts';
import { TramitaContext, type TramitaSettings } from './tramita-context.ts';
import { useResolvedSettings } from './use-resolved-settings.ts';

/** Props of {@link TramitaProvider}. */
export interface TramitaProviderProps extends TramitaSettings {
  children: ReactNode;
}

/**
 * Provides the client and the settings to all widgets inside it. It renders no element and loads no data. Providers can
 * be nested: an inner one overrides only the settings it receives.
 *
 * @example
 * <TramitaProvider client={client} theme="system" storageScope={userId}>
 *   <TaskInbox />
 * </TramitaProvider>
 */
export function TramitaProvider({ children, ...given }: TramitaProviderProps) {
  noteCopy(TramitaContext);
  return <TramitaContext.Provider value={useResolvedSettings(given)}>{children}</TramitaContext.Provider>;
}
