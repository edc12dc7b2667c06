import type { CallReferences } from './call-reference.ts';
import { auditReference } from './calls/administration/audit.ts';
import { importsReference } from './calls/administration/imports.ts';
import { pendingReference } from './calls/administration/pending.ts';
import { personalDataReference } from './calls/administration/personal-data.ts';
import { privacyReference } from './calls/administration/privacy.ts';
import { scimConnectionsReference } from './calls/administration/scim-connections.ts';
import { serviceAccountsReference } from './calls/administration/service-accounts.ts';
import { webhooksReference } from './calls/administration/webhooks.ts';
import { bulkReference } from './calls/bulk.ts';
import { calendarsReference } from './calls/calendars.ts';
import { callbacksReference } from './calls/callbacks.ts';
import { catalogueReference } from './calls/catalogue.ts';
import { dashboardsReference } from './calls/dashboards.ts';
import { departmentsReference } from './calls/departments.ts';
import { directoryReference } from './calls/directory.ts';
import { draftsReference } from './calls/drafts.ts';
import { groupsReference } from './calls/groups.ts';
import { notificationsReference } from './calls/notifications.ts';
import { npsReference } from './calls/nps.ts';
import { outboxReference } from './calls/outbox.ts';
import { absencesReference } from './calls/people/absences.ts';
import { peopleReference } from './calls/people/people.ts';
import { presenceReference } from './calls/presence.ts';
import { processesReference } from './calls/processes.ts';
import { publishingReference } from './calls/publishing.ts';
import { realtimeReference } from './calls/realtime.ts';
import { registerReference } from './calls/register.ts';
import { reportsReference } from './calls/reports.ts';
import { requestContentReference } from './calls/request-content.ts';
import { requestsReference } from './calls/requests.ts';
import { savedViewsReference } from './calls/saved-views.ts';
import { sectorsReference } from './calls/sectors.ts';
import { sessionReference } from './calls/session.ts';
import { sheetsReference } from './calls/sheets.ts';
import { summaryReference } from './calls/summary.ts';
import { taskListsReference } from './calls/task-lists.ts';
import { tasksReference } from './calls/tasks.ts';
import { updatesReference } from './calls/updates.ts';

/** Text and example of every call of the contract, all about the same company. */
export const callReferences: CallReferences = {
  ...sessionReference,
  ...peopleReference,
  ...catalogueReference,
  ...taskListsReference,
  ...tasksReference,
  ...bulkReference,
  ...savedViewsReference,
  ...draftsReference,
  ...presenceReference,
  ...requestsReference,
  ...requestContentReference,
  ...notificationsReference,
  ...realtimeReference,
  ...summaryReference,
  ...updatesReference,
  ...reportsReference,
  ...dashboardsReference,
  ...departmentsReference,
  ...sectorsReference,
  ...calendarsReference,
  ...absencesReference,
  ...groupsReference,
  ...directoryReference,
  ...personalDataReference,
  ...privacyReference,
  ...importsReference,
  ...registerReference,
  ...serviceAccountsReference,
  ...scimConnectionsReference,
  ...webhooksReference,
  ...processesReference,
  ...publishingReference,
  ...callbacksReference,
  ...sheetsReference,
  ...outboxReference,
  ...pendingReference,
  ...auditReference,
  ...npsReference,
};
