import { statusFilters, taskPages } from '@tramita/client/rules';
import { lazy } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { callbackPath, type Session } from '../auth/session.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { CrashPage } from './CrashPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PortalLayout, WindowLayout } from './PortalLayout.tsx';
import { PortalRoot } from './PortalRoot.tsx';
import { ShellLayout } from './ShellLayout.tsx';

// each page is fetched when it is first drawn, so that signing in waits for none of them
const ServicesRoute = lazy(async () => ({ default: (await import('../routes/services.tsx')).ServicesRoute }));
const TaskListRoute = lazy(async () => ({ default: (await import('../routes/task-list.tsx')).TaskListRoute }));
const SummaryRoute = lazy(async () => ({ default: (await import('../routes/summary.tsx')).SummaryRoute }));
const UpdatesRoute = lazy(async () => ({ default: (await import('../routes/updates.tsx')).UpdatesRoute }));
const UpdateEditorRoute = lazy(async () => ({
  default: (await import('../routes/update-editor.tsx')).UpdateEditorRoute,
}));
const ReportTaskRoute = lazy(async () => ({ default: (await import('../routes/report-task.tsx')).ReportTaskRoute }));
const ReportRoute = lazy(async () => ({ default: (await import('../routes/report.tsx')).ReportRoute }));
const DashboardRoute = lazy(async () => ({ default: (await import('../routes/dashboard.tsx')).DashboardRoute }));
const DepartmentsRoute = lazy(async () => ({ default: (await import('../routes/departments.tsx')).DepartmentsRoute }));
const GroupsRoute = lazy(async () => ({ default: (await import('../routes/groups.tsx')).GroupsRoute }));
const WorkflowsRoute = lazy(async () => ({ default: (await import('../routes/workflows.tsx')).WorkflowsRoute }));
const LinkedProcessesRoute = lazy(async () => ({
  default: (await import('../routes/linked-processes.tsx')).LinkedProcessesRoute,
}));
const OutboxRoute = lazy(async () => ({ default: (await import('../routes/outbox.tsx')).OutboxRoute }));
const SheetsRoute = lazy(async () => ({ default: (await import('../routes/sheets.tsx')).SheetsRoute }));
const ModelerRoute = lazy(async () => ({ default: (await import('../routes/modeler.tsx')).ModelerRoute }));
const NpsRoute = lazy(async () => ({ default: (await import('../routes/nps.tsx')).NpsRoute }));

/** One route for each list, so that any other status is a page that does not exist. */
const taskRoutes: RouteObject[] = taskPages.flatMap((page) =>
  statusFilters.map((status) => ({
    path: `/${page}/${status}/:currentTask?`,
    element: <TaskListRoute page={page} status={status} />,
  })),
);

/** The addresses of the portal. Everything but the not-found page stands behind the sign-in. */
function portalRoutes(session: Session, config: PortalConfig): RouteObject[] {
  return [
    {
      element: (
        <PortalRoot config={config}>
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
              element: <PortalLayout session={session} />,
              children: [
                {
                  element: <ShellLayout session={session} />,
                  children: [
                    { path: callbackPath, element: null },
                    { path: '/services/:name?', element: <ServicesRoute /> },
                    { path: '/summary', element: <SummaryRoute /> },
                    { path: '/updates', element: <UpdatesRoute /> },
                    { path: '/update/detail/:id', element: <UpdatesRoute /> },
                    { path: '/update/new', element: <UpdateEditorRoute /> },
                    { path: '/update/:id', element: <UpdateEditorRoute /> },
                    { path: '/governance/departments', element: <DepartmentsRoute /> },
                    { path: '/governance/departments/:departmentId', element: <DepartmentsRoute /> },
                    { path: '/governance/departments/:departmentId/sector/:sectorId', element: <DepartmentsRoute /> },
                    { path: '/governance/departments/:departmentId/workflows', element: <LinkedProcessesRoute /> },
                    { path: '/governance/sectors/:sectorId/workflows', element: <LinkedProcessesRoute /> },
                    { path: '/adm/workflows', element: <WorkflowsRoute /> },
                    { path: '/adm/groups', element: <GroupsRoute /> },
                    { path: '/adm/group/:id', element: <GroupsRoute /> },
                    { path: '/adm/outbox', element: <OutboxRoute /> },
                    { path: '/adm/sheets', element: <SheetsRoute /> },
                    { path: '/nps/:uuid', element: <NpsRoute /> },
                    { path: '/report', element: <ReportRoute /> },
                    { path: '/dashboard', element: <DashboardRoute /> },
                    { path: '/report/task/:uuid', element: <ReportTaskRoute /> },
                    ...taskRoutes,
                  ],
                },
                {
                  element: <WindowLayout />,
                  children: [
                    { path: '/adm/workflow/new', element: <ModelerRoute fresh /> },
                    { path: '/adm/workflow/:id?', element: <ModelerRoute /> },
                  ],
                },
              ],
            },
            { path: '*', element: <NotFoundPage /> },
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
