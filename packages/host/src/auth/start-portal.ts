import { loadPortalConfig, type PortalConfig } from '../config/portal-config.ts';
import { isFrameAddress } from '../frame/frame-address.ts';
import type { Frame } from '../frame/open-frame.ts';
import { nameSplash } from '../splash.ts';
import { createSession, type Session } from './session.ts';

/** Configuration and session, which the pages need before they can be rendered. */
export interface StartedPortal {
  readonly config: PortalConfig;
  readonly session: Session;
  /** The page around the portal; null outside of a frame. */
  readonly frame: Frame | null;
}

/** Loads the configuration, connects to a page around the portal, and starts to look for the user's session. */
export async function startPortal(): Promise<StartedPortal> {
  const config = await loadPortalConfig();
  nameSplash(config.productName);
  // code that only frames need
  const started = isFrameAddress(location.pathname)
    ? await (await import('./frame-session.ts')).startFrame(config)
    : { session: createSession(config), frame: null };
  void started.session.resume();
  return { config, ...started };
}
