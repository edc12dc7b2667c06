import type { Migration } from 'kysely/migration';
import { processSteps } from './0017-process-steps.ts';
import { taskReport } from './0018-task-report.ts';
import { listValues } from './0020-list-values.ts';
import { readableFields } from './0021-readable-fields.ts';
import { endedTasks } from './0022-ended-tasks.ts';
import { savedViews } from './0023-saved-views.ts';
import { formFiles } from './0024-form-files.ts';
import { nextSteps } from './0025-next-steps.ts';
import { audit } from './0026-audit.ts';
import { oldestServer } from './0027-oldest-server.ts';
import { directory } from './0028-directory.ts';
import { calendarIndexes, calendars } from './0029-calendars.ts';
import { languages } from './0030-languages.ts';
import { signIn } from './0031-sign-in.ts';
import { imports } from './0032-imports.ts';
import { serviceAccounts } from './0033-service-accounts.ts';
import { webhooks } from './0034-webhooks.ts';
import { absences } from './0035-absences.ts';
import { forecast, forecastIndexes } from './0036-forecast.ts';
import { pending } from './0037-pending.ts';
import { scim } from './0038-scim.ts';
import { personalData } from './0039-personal-data.ts';
import { privacy } from './0040-privacy.ts';
import { peopleFiles } from './0042-people-files.ts';
import { largeListIndexes, largeLists } from './0044-large-lists.ts';
import { boundedSeals } from './0045-bounded-seals.ts';
import { tables } from './first/0001-tables.ts';
import { openAddressees } from './first/0002-open-addressees.ts';
import { draftsAndPresence } from './first/0003-drafts-and-presence.ts';
import { outbox } from './first/0004-outbox.ts';
import { realtimeTickets } from './first/0005-realtime-tickets.ts';
import { updates } from './first/0006-updates.ts';
import { transfers } from './first/0007-transfers.ts';
import { listIndexes } from './first/0008-list-indexes.ts';
import { exportsAndReport } from './first/0009-exports.ts';
import { deletedGroups } from './first/0010-deleted-groups.ts';
import { dashboardIndexes } from './first/0011-dashboards.ts';
import { publishedProcesses } from './first/0012-published-processes.ts';
import { updateEditing } from './first/0013-update-editing.ts';
import { callbacksAndSheets } from './first/0014-callbacks-and-sheets.ts';
import { serviceShortcuts } from './first/0015-service-shortcuts.ts';
import { sheetWriters } from './first/0016-sheet-writers.ts';
import type { LargeIndex } from './releases/large-indexes.ts';

/**
 * All migrations by name, applied in the order of their names. Add new ones; never change a released migration.
 * Servers of the previous release run on the new tables until they are replaced, so a migration only adds. What no server
 * of the previous release uses may be removed; if older servers use it, the migration calls `setOldestServer`.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-open-addressees': openAddressees,
  '0003-drafts-and-presence': draftsAndPresence,
  '0004-outbox': outbox,
  '0005-realtime-tickets': realtimeTickets,
  '0006-updates': updates,
  '0007-transfers': transfers,
  '0008-list-indexes': listIndexes,
  '0009-exports': exportsAndReport,
  '0010-deleted-groups': deletedGroups,
  '0011-dashboards': dashboardIndexes,
  '0012-published-processes': publishedProcesses,
  '0013-update-editing': updateEditing,
  '0014-callbacks-and-sheets': callbacksAndSheets,
  '0015-service-shortcuts': serviceShortcuts,
  '0016-sheet-writers': sheetWriters,
  '0017-process-steps': processSteps,
  '0018-task-report': taskReport,
  '0020-list-values': listValues,
  '0021-readable-fields': readableFields,
  '0022-ended-tasks': endedTasks,
  '0023-saved-views': savedViews,
  '0024-form-files': formFiles,
  '0025-next-steps': nextSteps,
  '0026-audit': audit,
  '0027-oldest-server': oldestServer,
  '0028-directory': directory,
  '0029-calendars': calendars,
  '0030-languages': languages,
  '0031-sign-in': signIn,
  '0032-imports': imports,
  '0033-service-accounts': serviceAccounts,
  '0034-webhooks': webhooks,
  '0035-absences': absences,
  '0036-forecast': forecast,
  '0037-pending': pending,
  '0039-personal-data': personalData,
  '0042-people-files': peopleFiles,
  '0040-privacy': privacy,
  '0038-scim': scim,
  '0044-large-lists': largeLists,
  '0045-bounded-seals': boundedSeals,
};

/** Indexes of migrations on tables that may have millions of rows, created before their migration. */
export const largeIndexes: Readonly<Record<string, readonly LargeIndex[]>> = {
  '0030-languages': calendarIndexes,
  '0036-forecast': forecastIndexes,
  '0044-large-lists': largeListIndexes,
};
