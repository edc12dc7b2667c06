import type { Operations } from '../operation.ts';
import { absenceOperations } from './absences.ts';
import { areaOperations } from './areas.ts';
import { auditOperations } from './audit.ts';
import { bulkOperations } from './bulk.ts';
import { calendarOperations } from './calendars.ts';
import { catalogueOperations } from './catalogue.ts';
import { companionOperations } from './companions.ts';
import { dashboardOperations } from './dashboards.ts';
import { directoryOperations } from './directory.ts';
import { groupOperations } from './groups.ts';
import { importOperations } from './imports.ts';
import { integrationOperations } from './integrations/integrations.ts';
import { scimConnectionOperations } from './integrations/scim-connections.ts';
import { serviceAccountOperations } from './integrations/service-accounts.ts';
import { webhookOperations } from './integrations/webhooks.ts';
import { notificationOperations } from './notifications.ts';
import { pendingOperations } from './pending.ts';
import { peopleOperations } from './people.ts';
import { personalDataOperations } from './personal-data.ts';
import { privacyOperations } from './privacy.ts';
import { processOperations } from './processes.ts';
import { reportOperations } from './reports.ts';
import { requestOperations } from './requests.ts';
import { savedViewOperations } from './saved-views.ts';
import { sessionOperations } from './session.ts';
import { summaryOperations } from './summary.ts';
import { taskListOperations } from './task-lists.ts';
import { taskOperations } from './tasks.ts';
import { updateOperations } from './updates.ts';

/** The specification of every operation of the contract. An operation without one is a compile error. */
export const operations: Operations = {
  ...sessionOperations,
  ...peopleOperations,
  ...catalogueOperations,
  ...taskListOperations,
  ...taskOperations,
  ...bulkOperations,
  ...requestOperations,
  ...notificationOperations,
  ...companionOperations,
  ...savedViewOperations,
  ...summaryOperations,
  ...updateOperations,
  ...reportOperations,
  ...dashboardOperations,
  ...areaOperations,
  ...groupOperations,
  ...absenceOperations,
  ...calendarOperations,
  ...directoryOperations,
  ...personalDataOperations,
  ...serviceAccountOperations,
  ...privacyOperations,
  ...importOperations,
  ...scimConnectionOperations,
  ...webhookOperations,
  ...processOperations,
  ...integrationOperations,
  ...pendingOperations,
  ...auditOperations,
};
