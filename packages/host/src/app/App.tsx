import { WidgetRoot } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import { signInMessages } from '../auth/sign-in-messages.ts';
import type { StartedPortal } from '../auth/start-portal.ts';
import { createPortalRouter } from './router.tsx';

type Portal =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; router: ReturnType<typeof createPortalRouter> };

/** The portal: loads its configuration, then renders its pages. */
export function App({ portal: started }: { portal: Promise<StartedPortal> }) {
  const [portal, setPortal] = useState<Portal>({ status: 'loading' });
  useEffect(() => {
    started.then(
      ({ session, config }) => setPortal({ status: 'ready', router: createPortalRouter(session, config) }),
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
