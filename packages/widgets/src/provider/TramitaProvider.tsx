import type { ReactNode } from 'react';
import { TramitaContext, type TramitaSettings } from './tramita-context.ts';
import { useResolvedSettings } from './use-resolved-settings.ts';

/** Props of {@link TramitaProvider}. */
export interface TramitaProviderProps extends TramitaSettings {
  children: ReactNode;
}

/**
 * Gives every widget inside it the same client and settings. It renders nothing of its own and loads no data.
 * Providers nest: an inner one changes only what it is given.
 *
 * @example
 * <TramitaProvider client={client} theme="system" storageScope={userId}>
 *   <TaskInbox />
 * </TramitaProvider>
 */
export function TramitaProvider({ children, ...given }: TramitaProviderProps) {
  return <TramitaContext value={useResolvedSettings(given)}>{children}</TramitaContext>;
}
