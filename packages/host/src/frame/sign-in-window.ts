import type { SignedIn } from './messages.ts';

/** Name of the window in which a user signs in; it stays through the pages of the issuer. */
const windowName = 'tramita-sign-in';

/** A window for signing in, because the pages of an issuer cannot be shown in a frame. */
export interface SignInWindow {
  go(url: string): void;
  /** Resolves to the address with the issuer's answer; null if the user closed the window. */
  readonly returned: Promise<string | null>;
}

/** Interval in which the window is checked, in ms: closing it causes no event. */
const checkEvery = 500;

/** Opens the window; must be called during a click. Returns null if the browser blocked it. */
export function openSignInWindow(): SignInWindow | null {
  const opened = window.open('', windowName, 'popup,width=480,height=680');
  if (!opened) return null;
  return {
    go: (url) => opened.location.replace(url),
    returned: new Promise((resolve) => {
      const timer = setInterval(() => opened.closed && end(null), checkEvery);
      function end(url: string | null): void {
        clearInterval(timer);
        removeEventListener('message', handleMessage);
        resolve(url);
      }
      function handleMessage({ data, source, origin }: MessageEvent<SignedIn>): void {
        if (source === opened && origin === location.origin && data.tramita === 'signed-in') end(data.url);
      }
      addEventListener('message', handleMessage);
    }),
  };
}

/**
 * Returns whether this page is the end of a sign-in that a frame started; then it has passed the issuer's answer on to the
 * frame, and closes.
 */
export function passOnSignIn(): boolean {
  const opener = window.opener as Window | null;
  if (window.name !== windowName || !opener) return false;
  opener.postMessage({ tramita: 'signed-in', url: location.href } satisfies SignedIn, location.origin);
  window.close();
  return true;
}
