import { ruleTexts } from '@tramita/client/languages/es';
import type { Translation } from '../messages.ts';
import { areasTexts } from './areas.ts';
import { attachmentTexts } from './attachments.ts';
import { commonTexts } from './common.ts';
import { dataExportTexts } from './data-export.ts';
import { editConflictTexts } from './edit-conflict.ts';
import { failureTexts } from './failures.ts';
import { absencesTexts } from './features/absences.ts';
import { auditTexts } from './features/audit.ts';
import { calendarsTexts } from './features/calendars.ts';
import { catalogueTexts } from './features/catalogue.ts';
import { dashboardsTexts } from './features/dashboards.ts';
import { departmentsTexts } from './features/departments.ts';
import { groupsTexts } from './features/groups.ts';
import { integrationsTexts } from './features/integrations.ts';
import { bpmnTexts } from './features/modeler/bpmn.ts';
import { canvasTexts } from './features/modeler/canvas.ts';
import { expressionTexts } from './features/modeler/expression.ts';
import { modelerFieldsTexts } from './features/modeler/fields.ts';
import { modelerTexts } from './features/modeler/page.ts';
import { panelsTexts } from './features/modeler/panels.ts';
import { publishTexts } from './features/modeler/publish.ts';
import { secretTexts } from './features/modeler/secrets.ts';
import { transferTexts } from './features/modeler/transfer.ts';
import { modelerTrialTexts } from './features/modeler/trial.ts';
import { myDataTexts } from './features/my-data.ts';
import { notificationsTexts } from './features/notifications.ts';
import { npsFormTexts } from './features/nps-form.ts';
import { outboxTexts } from './features/outbox.ts';
import { pendingTexts } from './features/pending.ts';
import { peopleDirectoryTexts } from './features/people/people-directory.ts';
import { peopleImportTexts } from './features/people/people-import.ts';
import { personAbsencesTexts } from './features/person-absences.ts';
import { registerTexts } from './features/register.ts';
import { reportTexts } from './features/report.ts';
import { requestDialogTexts } from './features/request-dialog.ts';
import { scimConnectionsTexts } from './features/scim-connections.ts';
import { sheetsTexts } from './features/sheets.ts';
import { summaryTexts } from './features/summary.ts';
import { taskDetailTexts } from './features/task-detail.ts';
import { taskInboxTexts } from './features/task-inbox.ts';
import { taskInboxBulkTexts } from './features/task-inbox-bulk.ts';
import { updateEditorTexts } from './features/update-editor.ts';
import { updatesTexts } from './features/updates.ts';
import { webhooksTexts } from './features/webhooks.ts';
import { workflowsTexts } from './features/workflows.ts';
import { forecastTexts } from './forecast.ts';
import { dynamicFormTexts } from './form.ts';
import { peopleTexts } from './people.ts';
import { privacyTexts } from './privacy.ts';
import { richTextTexts } from './rich-text.ts';
import { savedViewsTexts } from './saved-views.ts';
import { sheetFillTexts } from './sheet-fill.ts';
import { stepRetryTexts } from './step-retry.ts';
import { taskActionsTexts } from './task-actions.ts';
import { timelineTexts } from './timeline.ts';

/** The Spanish texts of all features. */
export const translation: Translation = {
  errors: ruleTexts.errors,
  formRules: ruleTexts.form,
  motives: ruleTexts.motives,
  requirements: ruleTexts.requirements,
  viewRules: ruleTexts.savedViews,
  due: ruleTexts.due,
  dueTrace: ruleTexts.dueTrace,
  calendarRules: ruleTexts.calendarProblems,
  stops: ruleTexts.stops,
  stepSuffixes: ruleTexts.stepSuffixes,
  updateRules: ruleTexts.updates,
  modelerChanges: ruleTexts.workflowChanges,
  modelerLabels: ruleTexts.workflowLabels,
  modelerProblems: ruleTexts.workflowProblems,
  areas: areasTexts,
  editConflict: editConflictTexts,
  attachments: attachmentTexts,
  absences: absencesTexts,
  dataExport: dataExportTexts,
  myData: myDataTexts,
  personAbsences: personAbsencesTexts,
  calendars: calendarsTexts,
  audit: auditTexts,
  catalogue: catalogueTexts,
  common: commonTexts,
  dashboards: dashboardsTexts,
  departments: departmentsTexts,
  failures: failureTexts,
  forecast: forecastTexts,
  form: dynamicFormTexts,
  groups: groupsTexts,
  integrations: integrationsTexts,
  modeler: modelerTexts,
  modelerBpmn: bpmnTexts,
  modelerCanvas: canvasTexts,
  modelerExpression: expressionTexts,
  modelerFields: modelerFieldsTexts,
  modelerPanels: panelsTexts,
  modelerPublish: publishTexts,
  modelerSecrets: secretTexts,
  modelerSimulation: ruleTexts.simulation,
  modelerTransfer: transferTexts,
  modelerTrial: modelerTrialTexts,
  notifications: notificationsTexts,
  npsForm: npsFormTexts,
  outbox: outboxTexts,
  pending: pendingTexts,
  privacy: privacyTexts,
  people: peopleTexts,
  peopleDirectory: peopleDirectoryTexts,
  peopleImport: peopleImportTexts,
  register: registerTexts,
  report: reportTexts,
  requestDialog: requestDialogTexts,
  richText: richTextTexts,
  savedViews: savedViewsTexts,
  sheetFill: sheetFillTexts,
  scimConnections: scimConnectionsTexts,
  sheets: sheetsTexts,
  stepRetry: stepRetryTexts,
  summary: summaryTexts,
  taskActions: taskActionsTexts,
  taskDetail: taskDetailTexts,
  taskInbox: taskInboxTexts,
  taskInboxBulk: taskInboxBulkTexts,
  timeline: timelineTexts,
  updateEditor: updateEditorTexts,
  updates: updatesTexts,
  webhooks: webhooksTexts,
  workflows: workflowsTexts,

  taskStatuses: ruleTexts.taskStatuses,
  assignment: ruleTexts.assignment,
  reasons: ruleTexts.reasons,
  selection: ruleTexts.selection,
  periods: ruleTexts.periods,
  slaStatuses: ruleTexts.slaStatuses,
  buckets: ruleTexts.buckets,
  taskTypes: ruleTexts.taskTypes,
  slaOutcomes: ruleTexts.slaOutcomes,
  npsAnswers: ruleTexts.npsAnswers,
  exportStatuses: ruleTexts.exportStatuses,
  exportTypes: ruleTexts.exportTypes,
  reportHeaders: ruleTexts.reportHeaders,
  substitution: ruleTexts.substitution,
  areaRules: ruleTexts.areaRules,
  groupRules: ruleTexts.groupRules,
  linkedProcessRules: ruleTexts.linkedProcessRules,
  personRules: ruleTexts.personRules,
  registerRules: ruleTexts.registerRules,
  roles: ruleTexts.roles,
  access: ruleTexts.access,
  auditOrigins: ruleTexts.auditOrigins,
  auditActions: ruleTexts.auditActions,
  auditCalls: ruleTexts.auditCalls,
  auditKinds: ruleTexts.auditKinds,
  auditAttributes: ruleTexts.auditAttributes,
  auditValues: ruleTexts.auditValues,
  slaCountings: ruleTexts.slaCountings,
  updateAttachmentTypes: ruleTexts.updateAttachmentTypes,
  substitutionFilters: ruleTexts.substitutionFilters,
  directoryGroupUses: ruleTexts.directoryGroupUses,
  serviceScopes: ruleTexts.serviceScopes,
  webhookEvents: ruleTexts.webhookEvents,
  optionalDays: ruleTexts.optionalDays,
};
