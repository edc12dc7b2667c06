import type { TextsLike } from '@tramita/client/rules';
import type { areasMessages } from './areas.ts';
import type { attachmentMessages } from './attachments.ts';
import type { commonMessages } from './common.ts';
import type { dataExportMessages } from './data-export.ts';
import type { dueTraceTexts } from './due-trace.ts';
import type { editConflictMessages } from './edit-conflict.ts';
import type { failureMessages } from './failures.ts';
import type { absencesMessages } from './features/absences.ts';
import type { auditMessages } from './features/audit.ts';
import type { calendarRuleTexts } from './features/calendar-rules.ts';
import type { calendarsMessages } from './features/calendars.ts';
import type { catalogueMessages } from './features/catalogue.ts';
import type { dashboardsMessages } from './features/dashboards.ts';
import type { departmentsMessages } from './features/departments.ts';
import type { groupsMessages } from './features/groups.ts';
import type { integrationsMessages } from './features/integrations.ts';
import type { bpmnMessages } from './features/modeler/bpmn.ts';
import type { canvasMessages } from './features/modeler/canvas.ts';
import type { expressionMessages } from './features/modeler/expression.ts';
import type { modelerFieldsMessages } from './features/modeler/fields.ts';
import type { modelerMessages } from './features/modeler/page.ts';
import type { panelsMessages } from './features/modeler/panels.ts';
import type { publishMessages } from './features/modeler/publish.ts';
import type {
  modelerChangeTexts,
  modelerLabelTexts,
  modelerProblemTexts,
  modelerSimulationTexts,
} from './features/modeler/rules.ts';
import type { secretMessages } from './features/modeler/secrets.ts';
import type { transferMessages } from './features/modeler/transfer.ts';
import type { modelerTrialMessages } from './features/modeler/trial.ts';
import type { myDataMessages } from './features/my-data.ts';
import type { notificationsMessages } from './features/notifications.ts';
import type { npsFormMessages } from './features/nps-form.ts';
import type { outboxMessages } from './features/outbox.ts';
import type { pendingMessages } from './features/pending.ts';
import type { peopleDirectoryMessages } from './features/people/people-directory.ts';
import type { peopleImportMessages } from './features/people/people-import.ts';
import type { personAbsencesMessages } from './features/person-absences.ts';
import type { registerMessages } from './features/register.ts';
import type { reportMessages } from './features/report.ts';
import type { requestDialogMessages } from './features/request-dialog.ts';
import type { scimConnectionsMessages } from './features/scim-connections.ts';
import type { sheetsMessages } from './features/sheets.ts';
import type { summaryMessages } from './features/summary.ts';
import type { taskDetailMessages } from './features/task-detail.ts';
import type { taskInboxBulkMessages } from './features/task-inbox-bulk.ts';
import type { taskInboxPartMessages } from './features/task-inbox-parts.ts';
import type { updateEditorMessages } from './features/update-editor.ts';
import type { updatesMessages } from './features/updates.ts';
import type { webhooksMessages } from './features/webhooks.ts';
import type { workflowsMessages } from './features/workflows.ts';
import type { forecastMessages } from './forecast.ts';
import type { dynamicFormMessages } from './form.ts';

import type { accessTexts } from './labels/access.ts';
import type { assignmentTexts } from './labels/assignment.ts';
import type {
  auditActionTexts,
  auditAttributeTexts,
  auditKindTexts,
  auditOriginTexts,
  auditWordTexts,
} from './labels/audit.ts';
import type { bucketTexts } from './labels/buckets.ts';
import type {
  directoryGroupUseTexts,
  optionalDayTexts,
  serviceScopeTexts,
  slaCountingTexts,
  substitutionFilterTexts,
  updateAttachmentTypeTexts,
  webhookEventTexts,
} from './labels/codes.ts';
import type { exportStatusTexts } from './labels/export-statuses.ts';
import type { exportTypeTexts } from './labels/export-types.ts';
import type { npsAnswerTexts } from './labels/nps-answers.ts';
import type { periodTexts } from './labels/periods.ts';
import type { reportHeaderTexts } from './labels/report-headers.ts';
import type { roleTexts } from './labels/roles.ts';
import type { slaOutcomeTexts } from './labels/sla-outcomes.ts';
import type { slaStatusTexts } from './labels/sla-statuses.ts';
import type { substitutionTexts } from './labels/substitution.ts';
import type { taskStatusTexts } from './labels/task-statuses.ts';
import type { taskTypeTexts } from './labels/task-types.ts';
import type { peopleMessages } from './people.ts';
import type { privacyMessages } from './privacy.ts';
import type { richTextMessages } from './rich-text.ts';
import type { areaRuleTexts } from './rules/area-rules.ts';
import type { dueTexts } from './rules/due.ts';
import type { errorTexts } from './rules/errors.ts';
import type { formRuleTexts } from './rules/form-rules.ts';
import type { groupRuleTexts } from './rules/group-rules.ts';
import type { linkedProcessRuleTexts } from './rules/linked-process-rules.ts';
import type { motiveTexts } from './rules/motives.ts';
import type { personRuleTexts } from './rules/person-rules.ts';
import type { reasonTexts } from './rules/reasons.ts';
import type { registerRuleTexts } from './rules/register-rules.ts';
import type { requirementTexts } from './rules/requirements.ts';
import type { selectionTexts } from './rules/selection.ts';
import type { stepSuffixTexts } from './rules/step-suffixes.ts';
import type { stopTexts } from './rules/stops.ts';
import type { updateRuleTexts } from './rules/update-rules.ts';
import type { viewRuleTexts } from './rules/view-rules.ts';
import type { savedViewsMessages } from './saved-views.ts';
import type { sheetFillMessages } from './sheet-fill.ts';
import type { stepRetryMessages } from './step-retry.ts';
import type { taskActionsMessages } from './task-actions.ts';
import type { timelineMessages } from './timeline.ts';

/**
 * Texts of all features by name. Each feature adds a line here, so that pages can replace its texts with type checks and
 * no translation can leave one out.
 */
export interface Messages {
  errors: TextsLike<typeof errorTexts>;
  formRules: TextsLike<typeof formRuleTexts>;
  motives: TextsLike<typeof motiveTexts>;
  requirements: TextsLike<typeof requirementTexts>;
  viewRules: TextsLike<typeof viewRuleTexts>;
  due: TextsLike<typeof dueTexts>;
  dueTrace: TextsLike<typeof dueTraceTexts>;
  calendarRules: TextsLike<typeof calendarRuleTexts>;
  stops: TextsLike<typeof stopTexts>;
  stepSuffixes: TextsLike<typeof stepSuffixTexts>;
  updateRules: TextsLike<typeof updateRuleTexts>;
  areas: typeof areasMessages;
  attachments: typeof attachmentMessages;
  absences: typeof absencesMessages;
  dataExport: typeof dataExportMessages;
  myData: typeof myDataMessages;
  personAbsences: typeof personAbsencesMessages;
  calendars: typeof calendarsMessages;
  audit: typeof auditMessages;
  catalogue: typeof catalogueMessages;
  common: typeof commonMessages;
  dashboards: typeof dashboardsMessages;
  departments: typeof departmentsMessages;
  editConflict: typeof editConflictMessages;
  failures: typeof failureMessages;
  forecast: typeof forecastMessages;
  form: typeof dynamicFormMessages;
  groups: typeof groupsMessages;
  integrations: typeof integrationsMessages;
  modeler: typeof modelerMessages;
  modelerBpmn: typeof bpmnMessages;
  modelerCanvas: typeof canvasMessages;
  modelerExpression: typeof expressionMessages;
  modelerFields: typeof modelerFieldsMessages;
  modelerChanges: typeof modelerChangeTexts;
  modelerLabels: typeof modelerLabelTexts;
  modelerPanels: typeof panelsMessages;
  modelerProblems: typeof modelerProblemTexts;
  modelerPublish: typeof publishMessages;
  modelerSecrets: typeof secretMessages;
  modelerSimulation: typeof modelerSimulationTexts;
  modelerTransfer: typeof transferMessages;
  modelerTrial: typeof modelerTrialMessages;
  notifications: typeof notificationsMessages;
  npsForm: typeof npsFormMessages;
  outbox: typeof outboxMessages;
  pending: typeof pendingMessages;
  privacy: typeof privacyMessages;
  people: typeof peopleMessages;
  peopleDirectory: typeof peopleDirectoryMessages;
  peopleImport: typeof peopleImportMessages;
  register: typeof registerMessages;
  report: typeof reportMessages;
  requestDialog: typeof requestDialogMessages;
  richText: typeof richTextMessages;
  savedViews: typeof savedViewsMessages;
  sheetFill: typeof sheetFillMessages;
  scimConnections: typeof scimConnectionsMessages;
  sheets: typeof sheetsMessages;
  stepRetry: typeof stepRetryMessages;
  summary: typeof summaryMessages;
  taskActions: typeof taskActionsMessages;
  taskDetail: typeof taskDetailMessages;
  taskInbox: typeof taskInboxPartMessages;
  taskInboxBulk: typeof taskInboxBulkMessages;
  timeline: typeof timelineMessages;
  updateEditor: typeof updateEditorMessages;
  updates: typeof updatesMessages;
  webhooks: typeof webhooksMessages;
  workflows: typeof workflowsMessages;

  taskStatuses: TextsLike<typeof taskStatusTexts>;
  assignment: TextsLike<typeof assignmentTexts>;
  reasons: TextsLike<typeof reasonTexts>;
  selection: TextsLike<typeof selectionTexts>;
  periods: TextsLike<typeof periodTexts>;
  slaStatuses: TextsLike<typeof slaStatusTexts>;
  buckets: TextsLike<typeof bucketTexts>;
  taskTypes: TextsLike<typeof taskTypeTexts>;
  slaOutcomes: TextsLike<typeof slaOutcomeTexts>;
  npsAnswers: TextsLike<typeof npsAnswerTexts>;
  exportStatuses: TextsLike<typeof exportStatusTexts>;
  exportTypes: TextsLike<typeof exportTypeTexts>;
  reportHeaders: TextsLike<typeof reportHeaderTexts>;
  substitution: TextsLike<typeof substitutionTexts>;
  areaRules: TextsLike<typeof areaRuleTexts>;
  groupRules: TextsLike<typeof groupRuleTexts>;
  linkedProcessRules: TextsLike<typeof linkedProcessRuleTexts>;
  personRules: TextsLike<typeof personRuleTexts>;
  registerRules: TextsLike<typeof registerRuleTexts>;
  roles: TextsLike<typeof roleTexts>;
  access: TextsLike<typeof accessTexts>;
  auditOrigins: TextsLike<typeof auditOriginTexts>;
  auditActions: TextsLike<typeof auditActionTexts>;
  auditCalls: Readonly<Record<string, string>>;
  auditKinds: TextsLike<typeof auditKindTexts>;
  auditAttributes: TextsLike<typeof auditAttributeTexts>;
  auditValues: TextsLike<typeof auditWordTexts>;
  slaCountings: TextsLike<typeof slaCountingTexts>;
  updateAttachmentTypes: TextsLike<typeof updateAttachmentTypeTexts>;
  substitutionFilters: TextsLike<typeof substitutionFilterTexts>;
  directoryGroupUses: TextsLike<typeof directoryGroupUseTexts>;
  serviceScopes: TextsLike<typeof serviceScopeTexts>;
  webhookEvents: TextsLike<typeof webhookEventTexts>;
  optionalDays: TextsLike<typeof optionalDayTexts>;
}

/** The texts of a feature without its name. */
export type TextsOf<Feature> = { [Key in Exclude<keyof Feature, '$feature'>]: Feature[Key] };

/** The texts of every feature in one language. */
export type Translation = { readonly [Feature in keyof Messages]: TextsOf<Messages[Feature]> };

/**
 * Texts that a page replaces, by feature, in every language. Texts left out keep their defaults.
 *
 * @example { common: { retry: 'Recarregar' } }
 */
export type MessageOverrides = { [Feature in keyof Messages]?: Partial<TextsOf<Messages[Feature]>> };
