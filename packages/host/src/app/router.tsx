import { statusFilters, taskPages } from '@tramita/client/rules';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { callbackPath, type Session } from '../auth/session.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { CrashPage } from './CrashPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PortalLayout } from './PortalLayout.tsx';
import { PortalRoot } from './PortalRoot.tsx';

/** One route for each list, so that any other status is a page that does not exist. */
const taskRoutes: RouteObject[] = taskPages.flatMap((page) =>
  statusFilters.map((status) => ({
    path: `/${page}/${status}/:currentTask?`,
    lazy: async () => {
      const { TaskListRoute } = await import('../routes/task-list.tsx');
      return { element: <TaskListRoute page={page} status={status} /> };
    },
  })),
);

/** The addresses of the portal. Everything but the not-found page stands behind the sign-in. */
export function portalRoutes(session: Session, config: PortalConfig): RouteObject[] {
  return [
    {
      element: (
        <PortalRoot>
          <Outlet />
        </PortalRoot>
      ),
      children: [
        {
          ErrorBoundary: CrashPage,
          children: [
            { path: '/', element: <Navigate to="/services" replace /> },
            { path: '/home', element: <Navigate to="/" replace /> },
            {
              element: <PortalLayout session={session} config={config} />,
              children: [
                { path: callbackPath, element: null },
                { path: '/services/:name?', lazy: () => import('../routes/services.tsx') },
                { path: '/nps/:uuid', lazy: () => import('../routes/nps.tsx') },
                ...taskRoutes,
              ],
            },
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** The portal's router over the browser's history. */
export function createPortalRouter(session: Session, config: PortalConfig) {
  return createBrowserRouter(portalRoutes(session, config));
}
