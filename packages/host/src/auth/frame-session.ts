import { createClient } from '@tramita/client';
import type { PortalConfig } from '../config/portal-config.ts';
import { type Frame, openFrame } from '../frame/open-frame.ts';
import { openSignInWindow, type SignInWindow } from '../frame/sign-in-window.ts';
import { createHandedTokens } from './handed-tokens.ts';
import { connect, createTokens, type Session } from './session.ts';

/** Connects to the page around the portal, if it is one that may embed it, and creates the session of the frame. */
export async function startFrame(config: PortalConfig): Promise<{ frame: Frame | null; session: Session }> {
  const frame = await openFrame(config.frameAncestors);
  return { frame, session: frame?.hasToken ? handedSession(config, frame) : windowSession(config) };
}

/** A session whose page hands over the tokens. */
function handedSession(config: PortalConfig, frame: Frame): Session {
  const tokens = createHandedTokens(frame);
  return {
    tokens,
    client: createClient({ baseUrl: config.apiBase, tokenProvider: tokens }),
    resume: () => Promise.resolve(true),
    signInAside: null,
  };
}

/** A session of the issuer, whose pages open in a window of their own, because they cannot be shown in a frame. */
function windowSession(config: PortalConfig): Session {
  let aside: SignInWindow | null = null;
  const tokens = createTokens(config, (url) => aside?.go(url));
  return {
    ...connect(config, tokens),
    async signInAside() {
      aside = openSignInWindow();
      if (!aside) return 'blocked';
      await tokens.signIn();
      const url = await aside.returned;
      if (url === null) return 'closed';
      await tokens.completeSignIn(url);
      return 'signed-in';
    },
  };
}
