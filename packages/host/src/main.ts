import { signInMessages } from './auth/sign-in-messages.ts';
import { startPortal } from './auth/start-portal.ts';
import { showSplash } from './splash.ts';

// finding the session begins while the pages are still on their way, under the splash that came with the document
const portal = startPortal();
portal.catch(() => undefined);
import('./app/mount.tsx').then(
  ({ mount }) => mount(portal),
  () => showSplash(signInMessages.other),
);
