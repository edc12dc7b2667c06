import { WidgetRoot } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import { signInMessages } from '../auth/sign-in-messages.ts';
import type { StartedPortal } from '../auth/start-portal.ts';
import { isFrameAddress } from '../frame/frame-address.ts';
import { createPortalRouter } from './router.tsx';

type Portal =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; router: ReturnType<typeof createPortalRouter> };

/** Creates the router; the routes of frames are loaded only there. */
async function routerOf(started: Promise<StartedPortal>) {
  const ready = await started;
  if (!isFrameAddress(location.pathname)) return createPortalRouter(ready);
  const { frameRoutes } = await import('./frame-routes.tsx');
  return createPortalRouter(ready, frameRoutes(ready));
}

/** The portal: loads its configuration, then renders its pages. */
export function App({ portal: started }: { portal: Promise<StartedPortal> }) {
  const [portal, setPortal] = useState<Portal>({ status: 'loading' });
  useEffect(() => {
    routerOf(started).then(
      (router) => setPortal({ status: 'ready', router }),
      () => setPortal({ status: 'error' }),
    );
  }, [started]);

  if (portal.status === 'ready') return <RouterProvider router={portal.router} />;
  return (
    <WidgetRoot>
      <SignInSplash
        state={
          portal.status === 'error'
            ? { status: 'error', message: signInMessages.other }
            : { status: 'loading', message: signInMessages.arriving }
        }
      />
    </WidgetRoot>
  );
}
