import { themeNames } from '@tramita/widgets/theme';
import { Navigate, type RouteObject, useLocation, useParams } from 'react-router';
import type { StartedPortal } from '../auth/start-portal.ts';
import { framePath, themeParameter } from '../frame/frame-address.ts';
import { FrameContext } from '../frame/frame-context.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { at, latePage } from './late-page.tsx';
import { PortalLayout } from './PortalLayout.tsx';
import { pages, portalRoot, type RouterOptions, taskRoutes } from './router.tsx';

const frameTask = latePage(async () => (await import('../routes/frame-task.tsx')).FrameTaskRoute);

/** Names of pages in the addresses of frames. */
const frameAliases: RouteObject[] = Object.entries({
  '/': '/services',
  '/inbox': '/attendance/to-do',
  '/catalogue': '/services',
  '/service/:name': '/services/:name',
  '/dashboards': '/dashboard',
}).map(([path, to]) => ({ path, element: <Alias to={to} /> }));

/** Leads to another address, with the parameters and the query of this one. */
function Alias({ to }: { to: string }) {
  const params = useParams();
  const { search } = useLocation();
  return (
    <Navigate
      to={{ pathname: to.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(params[name] ?? '')), search }}
      replace
    />
  );
}

/** The pages without drawer and top bar, for frames. Their addresses are those of the portal, after `/embed`. */
export function frameRoutes({ session, config, frame }: StartedPortal): RouterOptions {
  const asked = new URLSearchParams(location.search).get(themeParameter);
  const theme = themeNames.find((name) => name === asked);
  const children: RouteObject[] = [
    ...frameAliases,
    {
      element: (
        <FrameContext.Provider value={frame}>
          <PortalLayout session={session} />
        </FrameContext.Provider>
      ),
      children: [
        {
          element: <FrameLayout />,
          children: [
            at('/services/:name?', pages.services),
            at('/summary', pages.summary),
            at('/dashboard', pages.dashboard),
            at('/nps/:uuid', pages.nps),
          ],
        },
        {
          element: <FrameLayout isFilled />,
          children: [
            at('/task/:uuid', frameTask),
            at('/updates', pages.updates),
            at('/update/detail/:id', pages.updates),
            at('/report', pages.report),
            at('/report/task/:uuid', pages.reportTask),
            ...taskRoutes,
          ],
        },
      ],
    },
  ];
  return { routes: portalRoot(config, children, theme), basename: framePath };
}
