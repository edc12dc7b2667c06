import { loadPortalConfig, type PortalConfig } from '../config/portal-config.ts';
import { nameSplash } from '../splash.ts';
import { createSession, type Session } from './session.ts';

/** Configuration and session, which the pages need before they can be rendered. */
export interface StartedPortal {
  readonly config: PortalConfig;
  readonly session: Session;
}

/** Loads the configuration and starts to look for the user's session. */
export async function startPortal(): Promise<StartedPortal> {
  const config = await loadPortalConfig();
  nameSplash(config.productName);
  const session = createSession(config);
  void session.resume();
  return { config, session };
}
