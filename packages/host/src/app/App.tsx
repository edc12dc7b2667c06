import { WidgetRoot } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import type { StartedPortal } from '../auth/start-portal.ts';
import { isFrameAddress } from '../frame/frame-address.ts';
import { lastLocale } from '../messages/locale.ts';
import { PortalLanguageContext, type ShownLanguage } from '../messages/portal-language.ts';
import { createPortalRouter } from './router.tsx';
import { useShownLanguage } from './use-shown-language.ts';

type Portal =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; router: ReturnType<typeof createPortalRouter> };

/**
 * Shows the language that the last user of this browser chose, otherwise that of the configuration. A language that
 * fails to load does not keep the portal from starting.
 */
async function showFirstLanguage(started: Promise<StartedPortal>, show: ShownLanguage['show']): Promise<void> {
  const locale = lastLocale() ?? (await started).config.locale;
  await show(locale).catch(() => undefined);
}

/** Creates the router; the routes of frames are loaded only there. */
async function routerOf(started: Promise<StartedPortal>, show: ShownLanguage['show']) {
  const [ready] = await Promise.all([started, showFirstLanguage(started, show)]);
  if (!isFrameAddress(location.pathname)) return createPortalRouter(ready);
  const { frameRoutes } = await import('./frame-routes.tsx');
  return createPortalRouter(ready, frameRoutes(ready));
}

/** The portal: loads its configuration, then renders its pages. */
export function App({ portal: started }: { portal: Promise<StartedPortal> }) {
  const [portal, setPortal] = useState<Portal>({ status: 'loading' });
  const language = useShownLanguage();
  const { show } = language;
  useEffect(() => {
    routerOf(started, show).then(
      (router) => setPortal({ status: 'ready', router }),
      () => setPortal({ status: 'error' }),
    );
  }, [started, show]);

  return (
    <PortalLanguageContext.Provider value={language}>
      {portal.status === 'ready' ? (
        <RouterProvider router={portal.router} />
      ) : (
        <WidgetRoot locale={language.locale}>
          <SignInSplash
            state={
              portal.status === 'error' ? { status: 'error', line: 'other' } : { status: 'loading', line: 'arriving' }
            }
          />
        </WidgetRoot>
      )}
    </PortalLanguageContext.Provider>
  );
}
