import { statusFilters, taskPages } from '@tramita/client/rules';
import type { ThemeName } from '@tramita/widgets/theme';
import { createBrowserRouter, matchRoutes, Navigate, Outlet, type RouteObject } from 'react-router';
import { callbackPath } from '../auth/session.ts';
import type { StartedPortal } from '../auth/start-portal.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { CrashPage } from './CrashPage.tsx';
import { at, latePage, preload, withSearch } from './late-page.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PortalLayout, WindowLayout } from './PortalLayout.tsx';
import { PortalRoot } from './PortalRoot.tsx';
import { ShellLayout } from './ShellLayout.tsx';

// each page is loaded only when the user goes there, so that sign-in waits for none of them
export const pages = {
  services: latePage(async () => (await import('../routes/services.tsx')).ServicesRoute),
  taskList: latePage(async () => (await import('../routes/task-list.tsx')).TaskListRoute),
  summary: latePage(async () => (await import('../routes/summary.tsx')).SummaryRoute),
  updates: latePage(async () => (await import('../routes/updates.tsx')).UpdatesRoute),
  updateEditor: latePage(async () => (await import('../routes/update-editor.tsx')).UpdateEditorRoute),
  reportTask: latePage(async () => (await import('../routes/report-task.tsx')).ReportTaskRoute),
  report: latePage(async () => (await import('../routes/report.tsx')).ReportRoute),
  dashboard: latePage(async () => (await import('../routes/dashboard.tsx')).DashboardRoute),
  departments: latePage(async () => (await import('../routes/departments.tsx')).DepartmentsRoute),
  groups: latePage(async () => (await import('../routes/groups.tsx')).GroupsRoute),
  people: latePage(async () => (await import('../routes/people.tsx')).PeopleRoute),
  peopleImport: latePage(async () => (await import('../routes/people-import.tsx')).PeopleImportRoute),
  register: latePage(async () => (await import('../routes/register.tsx')).RegisterRoute),
  workflows: latePage(async () => (await import('../routes/workflows.tsx')).WorkflowsRoute),
  linkedProcesses: latePage(async () => (await import('../routes/linked-processes.tsx')).LinkedProcessesRoute),
  absences: latePage(async () => (await import('../routes/absences.tsx')).AbsencesRoute),
  myData: latePage(async () => (await import('../routes/my-data.tsx')).MyDataRoute),
  calendars: latePage(async () => (await import('../routes/calendars.tsx')).CalendarsRoute),
  pending: latePage(async () => (await import('../routes/pending.tsx')).PendingRoute),
  integrations: latePage(async () => (await import('../routes/integrations.tsx')).IntegrationsRoute),
  audit: latePage(async () => (await import('../routes/audit.tsx')).AuditRoute),
  outbox: latePage(async () => (await import('../routes/outbox.tsx')).OutboxRoute),
  sheets: latePage(async () => (await import('../routes/sheets.tsx')).SheetsRoute),
  modeler: latePage(async () => (await import('../routes/modeler.tsx')).ModelerRoute),
  nps: latePage(async () => (await import('../routes/nps.tsx')).NpsRoute),
};

/** One route for each list; any other status leads to the not-found page. */
export const taskRoutes: RouteObject[] = taskPages.flatMap((page) =>
  statusFilters.map((status) => at(`/${page}/${status}/:currentTask?`, pages.taskList, { page, status })),
);

/** Adds the root of every page and the page for unknown addresses. */
export function portalRoot(config: PortalConfig, children: RouteObject[], theme?: ThemeName): RouteObject[] {
  return [
    {
      element: (
        <PortalRoot config={config} theme={theme}>
          <Outlet />
        </PortalRoot>
      ),
      children: [{ ErrorBoundary: CrashPage, children: [...children, { path: '*', element: <NotFoundPage /> }] }],
    },
  ];
}

/** The routes of the portal. All except the not-found page require sign-in. */
function portalRoutes({ session, config }: StartedPortal): RouteObject[] {
  return portalRoot(config, [
    { path: '/', element: <Navigate to="/services" replace /> },
    { path: '/home', element: <Navigate to="/" replace /> },
    {
      element: <PortalLayout session={session} />,
      children: [
        {
          element: <ShellLayout session={session} />,
          children: [
            { path: callbackPath, element: null },
            withSearch(at('/services/:name?', pages.services)),
            at('/summary', pages.summary),
            withSearch(at('/updates', pages.updates)),
            withSearch(at('/update/detail/:id', pages.updates)),
            at('/update/new', pages.updateEditor),
            at('/update/:id', pages.updateEditor),
            withSearch(at('/governance/departments', pages.departments)),
            at('/governance/departments/:departmentId', pages.departments),
            at('/governance/departments/:departmentId/sector/:sectorId', pages.departments),
            at('/governance/departments/:departmentId/workflows', pages.linkedProcesses),
            at('/governance/sectors/:sectorId/workflows', pages.linkedProcesses),
            withSearch(at('/adm/workflows', pages.workflows)),
            withSearch(at('/adm/groups', pages.groups)),
            withSearch(at('/adm/group/:id', pages.groups)),
            at('/adm/people/import/:importId?', pages.peopleImport),
            at('/adm/people/:id?', pages.people),
            withSearch(at('/adm/register', pages.register)),
            at('/absences', pages.absences),
            at('/my-data', pages.myData),
            at('/adm/calendars', pages.calendars),
            at('/adm/outbox', pages.outbox),
            at('/adm/pending', pages.pending),
            at('/adm/integrations', pages.integrations),
            at('/adm/audit', pages.audit),
            withSearch(at('/adm/sheets', pages.sheets)),
            at('/nps/:uuid', pages.nps),
            at('/report', pages.report),
            at('/dashboard', pages.dashboard),
            at('/report/task/:uuid', pages.reportTask),
            ...taskRoutes,
          ],
        },
        {
          element: <WindowLayout />,
          children: [at('/adm/workflow/new', pages.modeler, { fresh: true }), at('/adm/workflow/:id?', pages.modeler)],
        },
      ],
    },
  ]);
}

/** The routes under a base path. */
export interface RouterOptions {
  readonly routes: RouteObject[];
  readonly basename: string;
}

/** Creates the portal's router, based on the browser's history; in a frame with the routes of frames. */
export function createPortalRouter(started: StartedPortal, options?: RouterOptions) {
  const { routes, basename } = options ?? { routes: portalRoutes(started), basename: '/' };
  const router = createBrowserRouter(routes, { basename });
  const fetchAhead = (pathname: string) => preload(matchRoutes(routes, pathname, basename)?.at(-1)?.route);
  // also while the splash is shown and the page is not rendered yet
  fetchAhead(router.state.location.pathname);
  router.subscribe(({ location }) => fetchAhead(location.pathname));
  return router;
}
