import { absencesRoutes } from './absences/routes.ts';
import { auditRoutes } from './audit-trail/routes.ts';
import { calendarsRoutes } from './calendars/routes.ts';
import { callbacksRoutes } from './callbacks/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { dashboardsRoutes } from './dashboards/routes.ts';
import { departmentsRoutes } from './departments/routes.ts';
import { directoryRoutes } from './directory/routes.ts';
import { draftsRoutes } from './drafts/routes.ts';
import { groupsRoutes } from './groups/routes.ts';
import type { Handlers } from './handlers.ts';
import { type App, createHttpApp } from './http/create-http-app.ts';
import type { HttpAppDeps } from './http/http-app-deps.ts';
import { importRoutes } from './imports/routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { npsRoutes } from './nps/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { pendingRoutes } from './pending/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { processesRoutes } from './processes/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { registerRoutes } from './register/routes.ts';
import { reportsRoutes } from './reports/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { savedViewsRoutes } from './saved-views/routes.ts';
import { scimConnectionsRoutes } from './scim/administration/routes.ts';
import { createScimServer, scimPath } from './scim/create-scim-server.ts';
import { serviceAccountsRoutes } from './service-accounts/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { sheetsRoutes } from './sheets/routes.ts';
import { summaryRoutes } from './summary/routes.ts';
import { tasksRoutes } from './tasks/routes.ts';
import { updatesRoutes } from './updates/routes.ts';
import { webhooksRoutes } from './webhooks/routes.ts';

/** Dependencies of the application: its services, the authenticator, settings and the portal's files. */
export type AppDeps = Omit<HttpAppDeps, 'handlers' | 'protocols'>;

const handlers: Handlers = {
  ...sessionRoutes,
  ...peopleRoutes,
  ...catalogueRoutes,
  ...tasksRoutes,
  ...requestsRoutes,
  ...notificationsRoutes,
  ...npsRoutes,
  ...draftsRoutes,
  ...presenceRoutes,
  ...savedViewsRoutes,
  ...realtimeRoutes,
  ...outboxRoutes,
  ...pendingRoutes,
  ...auditRoutes,
  ...updatesRoutes,
  ...summaryRoutes,
  ...reportsRoutes,
  ...dashboardsRoutes,
  ...departmentsRoutes,
  ...groupsRoutes,
  ...absencesRoutes,
  ...calendarsRoutes,
  ...directoryRoutes,
  ...personalDataRoutes,
  ...privacyRoutes,
  ...registerRoutes,
  ...serviceAccountsRoutes,
  ...scimConnectionsRoutes,
  ...importRoutes,
  ...webhooksRoutes,
  ...callbacksRoutes,
  ...sheetsRoutes,
  ...processesRoutes,
};

/**
 * Creates the whole API as a fetch function. The same code runs in the browser's sandbox, on one machine and behind a
 * load balancer.
 *
 * @example
 * const app = createApp({ services, authenticator });
 * const response = await app.fetch(new Request('http://localhost/v1/task-markers', { headers }), { ip: '127.0.0.1' });
 */
export function createApp(deps: AppDeps): App {
  return createHttpApp({ ...deps, handlers, protocols: { [scimPath]: createScimServer(deps) } });
}
