import { WidgetRoot } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import { createSession } from '../auth/session.ts';
import { signInMessages } from '../auth/sign-in-state.ts';
import { loadPortalConfig } from '../config/portal-config.ts';
import { createPortalRouter } from './router.tsx';

type Portal =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; router: ReturnType<typeof createPortalRouter> };

/** The portal: its configuration first, then its pages. */
export function App() {
  const [portal, setPortal] = useState<Portal>({ status: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    loadPortalConfig(abort.signal).then(
      (config) => setPortal({ status: 'ready', router: createPortalRouter(createSession(config), config) }),
      () => abort.signal.aborted || setPortal({ status: 'error' }),
    );
    return () => abort.abort();
  }, []);

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
