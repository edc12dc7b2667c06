import { callbackPath } from './auth/session.ts';
import { signInMessages } from './auth/sign-in-messages.ts';
import { startPortal } from './auth/start-portal.ts';
import { passOnSignIn } from './frame/sign-in-window.ts';
import { showSplash } from './splash.ts';

if (location.pathname === callbackPath && passOnSignIn()) showSplash(signInMessages.arriving);
else start();

function start(): void {
  // start to find the session while the pages are still loading, under the splash of the document
  const portal = startPortal();
  portal.catch(() => undefined);
  import('./app/mount.tsx').then(
    ({ mount }) => mount(portal),
    () => showSplash(signInMessages.other),
  );
}
