import { callbackPath } from './auth/session.ts';
import { startPortal } from './auth/start-portal.ts';
import { passOnSignIn } from './frame/sign-in-window.ts';
import { loadSignInTexts } from './messages/load-sign-in-texts.ts';
import { labelSplash, showSplash } from './splash.ts';

const texts = loadSignInTexts();
if (location.pathname === callbackPath && passOnSignIn()) void texts.then(({ arriving }) => showSplash(arriving));
else start();

function start(): void {
  // start to find the session while the pages are still loading, under the splash of the document
  const portal = startPortal();
  portal.catch(() => undefined);
  void texts.then(({ arriving }) => labelSplash(arriving));
  import('./app/mount.tsx').then(
    ({ mount }) => mount(portal),
    () => void texts.then(({ other }) => showSplash(other)),
  );
}
