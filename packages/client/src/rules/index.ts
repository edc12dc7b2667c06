export {
  type AttachmentProblem,
  type AttachmentUse,
  checkAttachment,
  extensionOf,
} from './attachments.ts';
export {
  type AuditAttribute,
  auditActionLabels,
  auditAttributeLabel,
  auditAttributeLabels,
  auditCallLabels,
  auditKindLabels,
  auditOriginLabels,
  auditValueTexts,
  labelIn,
} from './audit/audit-labels.ts';
export { type AuditLabels, type AuditTexts, auditLabels } from './audit/audit-values.ts';
export {
  directoryGroupUseLabels,
  optionalDayLabels,
  serviceScopeLabels,
  slaCountingLabels,
  substitutionFilterLabels,
  updateAttachmentTypeLabels,
  webhookEventLabels,
} from './audit/code-labels.ts';
export { type DueTraceTexts, dueTraceMessages } from './calendar/due-trace-messages.ts';
export {
  type CountedTime,
  countedTime,
  type DueTraceOptions,
  type DueTraceRow,
  dueTraceRows,
  pauseText,
} from './calendar/due-trace-rows.ts';
export { timeInZone } from './calendar/time-in-zone.ts';
export { type BrazilianTimeZone, brazilianTimeZones, zoneName, zonePlace } from './calendar/zone-name.ts';
export { calendarDaysBetween } from './calendar-days.ts';
export { type CsvCell, csvByteOrderMark, csvLine } from './csv.ts';
export {
  bucketDays,
  bucketLabel,
  bucketMessages,
  bucketName,
  bucketOf,
  bucketsBetween,
  isBucket,
  shownBuckets,
} from './dashboard/buckets.ts';
export { shareOf, slaTotal } from './dashboard/counts.ts';
export {
  type CreatedRange,
  formatCreatedRange,
  lastSixMonths,
  parseCreatedRange,
  previousRange,
  rangeDays,
} from './dashboard/created-range.ts';
export { dayEnds } from './dashboard/day-instants.ts';
export {
  allowedPeriod,
  diaryRangeDays,
  disabledPeriods,
  isPeriodAllowed,
  periodLabels,
  slaStatusLabels,
  weeklyRangeDays,
} from './dashboard/periods.ts';
export { dayInSaoPaulo } from './day-in-sao-paulo.ts';
export {
  commentErrorMessage,
  type ErrorTexts,
  errorMessage,
  errorMessages,
  knownErrorMessage,
} from './error-messages.ts';
export type { Comparison } from './expression/closure.ts';
export {
  type CompiledExpression,
  compileExpression,
  type ExpressionOptions,
  tryCompile,
} from './expression/compile-expression.ts';
export { ExpressionError, type ExpressionErrorCode } from './expression/expression-error.ts';
export {
  type ExpressionToken,
  type ExpressionTokenKind,
  expressionTokens,
} from './expression/expression-tokens.ts';
export { maxSourceLength as maxExpressionLength } from './expression/parse-expression.ts';
export type { ExpressionScope, ExpressionValue } from './expression/run.ts';
export { acceptanceValue, type Position, parseAcceptance } from './form/acceptance-value.ts';
export {
  createFormModel,
  type FieldIssue,
  type FieldSnapshot,
  type FormLanguage,
  type FormModel,
  type FormModelOptions,
} from './form/create-form-model.ts';
export { type DateLimits, dateLimits, isDatePreset, resolveDatePreset } from './form/date-presets.ts';
export { formatDay, isDay, parseDay } from './form/day-text.ts';
export { evaluateRule, type RuleKind, type RuleResult } from './form/evaluate-rule.ts';
export {
  type FieldTypeRecord,
  fieldTypeRecord,
  fieldTypeRecords,
  hasValue,
  isChoiceType,
  isListType,
  isNumberType,
  type ValueKind,
} from './form/field-types.ts';
export { clearedValue, isEmptyValue, isSameValue, normalizeValue, valueLength } from './form/field-value.ts';
export { type FileHead, type FileValue, fileValue, parseFileHead, parseFileValue } from './form/file-value.ts';
export { type FormSource, formFieldsOf, parseRuntimeFieldId } from './form/form-fields-of.ts';
export { type FormTexts, formatLimit, formMessages } from './form/form-messages.ts';
export { commaSigns, exchangeSigns, type NumberSigns, pointSigns } from './form/number-signs.ts';
export {
  formatDecimal,
  formatMoney,
  formatNumber,
  groupNumber,
  type NumberKind,
  type NumberProblem,
  numberProblem,
  parseDecimal,
  parseNumber,
  readNumber,
} from './form/number-text.ts';
export { passwordConfirmName } from './form/password-confirmation.ts';
export {
  approverFields,
  type FormReader,
  hiddenFields,
  type ReadForm,
  readableForm,
  readableValues,
  unreadableFields,
} from './form/readable-form.ts';
export { compilePattern, type SafePattern } from './form/safe-pattern.ts';
export { type CheckedSubmission, type SubmissionContext, validateSubmission } from './form/validate-submission.ts';
export {
  emailExpression,
  isEmailField,
  listProblem,
  type ValidationContext,
  validateValue,
  valueBytes,
} from './form/validate-value.ts';
export { defaultLocale, type Locale, locales, supportedLocale } from './languages/locale.ts';
export type { RuleTexts } from './languages/rule-texts.ts';
export type { TextsLike } from './languages/texts-like.ts';
export type { Mask } from './masks/mask.ts';
export { maskFor, masks } from './masks/masks.ts';
export {
  bulkMotiveRequiredMessage,
  checkMotive,
  motiveMessages,
  motiveRequiredMessage,
  motiveTooLongMessage,
} from './motive.ts';
export { type NotificationKind, newTaskProcess, notificationKind, notificationKindOf } from './notification-kind.ts';
export { actingName, substitutionTexts } from './organisation/absences.ts';
export {
  type ChoosableArea,
  type ChoosableDepartment,
  choosableDepartments,
  choosableSectors,
  isDepartmentLocked,
} from './organisation/area-choice.ts';
export {
  type AreaDraft,
  type AreaKind,
  type AreaProblems,
  areaProblemMessages,
  areaProblems,
} from './organisation/areas.ts';
export {
  type GroupDraft,
  type GroupKind,
  type GroupProblems,
  groupProblemMessages,
  groupProblems,
} from './organisation/groups.ts';
export {
  type LinkedProcessDraft,
  type LinkedProcessProblems,
  linkedProcessMessages,
  linkedProcessProblems,
} from './organisation/linked-process.ts';
export {
  accessLabels,
  managedElsewhereMessage,
  type PersonDraft,
  type PersonProblems,
  type PersonProblemTexts,
  personProblemMessages,
  personProblems,
  roleLabels,
  writtenCpf,
} from './organisation/people.ts';
export {
  defaultTimeZone,
  type RegisterDraft,
  type RegisterPart,
  type RegisterProblems,
  registerParts,
  registerProblemMessages,
  registerProblems,
} from './organisation/register.ts';
export {
  exportStatusLabels,
  exportTypeLabels,
  givenFilter,
  hasReportFilter,
  noOpenTaskMessage,
  npsAnswerLabels,
  openRows,
  type ReportColumn,
  type ReportTexts,
  reportColumns,
  reportCsv,
  reportHeaders,
  reportPageSizes,
  requestDateColumns,
  requestsOf,
  slaOutcomeLabels,
  taskTypeLabels,
  utcDayEnds,
} from './report.ts';
export { checkRequirements, type RequirementCode, type RequirementFacts, requirementMessages } from './requirements.ts';
export { canOpenList, isStateOf, savedViewMessages, taskListOf, viewNameProblem } from './saved-views.ts';
export {
  type DueState,
  type DueTexts,
  dueAt,
  dueMessages,
  dueState,
  dueText,
  shortDueText,
  soonMillis,
} from './sla.ts';
export * from './tasks/index.ts';
export { defaultCommentErrorMessage, defaultErrorMessage, unknownErrorMessages } from './unknown-errors.ts';
export { richTextAttributes, richTextSchemes, richTextTags } from './updates/rich-text.ts';
export {
  richTextLimitMessages,
  richTextProblem,
} from './updates/rich-text-limits.ts';
export { isWeeklyUpdate, type UpdateState, updateState } from './updates/update-state.ts';
export {
  isVideoAddress,
  type UpdateDraft,
  type UpdateProblems,
  updateProblemMessages,
  updateProblems,
} from './updates/updates.ts';
export { type VideoEmbed, videoEmbedOf, videoFrameOrigins } from './updates/video-embed.ts';
export { builtInFields } from './workflow/built-in-fields.ts';
export {
  type ChangedOther,
  type ChangedSetting,
  type ChangedSwitch,
  type ChangedText,
  type ChangeLanguage,
  changeTexts,
  type FlagState,
} from './workflow/changes/change-texts.ts';
export type { WorkflowChange } from './workflow/changes/workflow-change.ts';
export { workflowChanges } from './workflow/changes/workflow-changes.ts';
export { conditionFieldType, isDayCondition } from './workflow/check-condition.ts';
export { checkDefinition } from './workflow/check-definition.ts';
export { addField } from './workflow/commands/add-field.ts';
export { type AddPlace, addableTypes } from './workflow/commands/add-place.ts';
export { addStep } from './workflow/commands/add-step.ts';
export { changeConnection, removeConnection } from './workflow/commands/change-connection.ts';
export { changeField, type FieldChange } from './workflow/commands/change-field.ts';
export { changeProcess, type ProcessSettings } from './workflow/commands/change-process.ts';
export { changeStep, changeStepField } from './workflow/commands/change-step.ts';
export {
  type ConnectionStart,
  canStartConnection,
  connectableSteps,
  connectSteps,
  oneConnectionMessage,
} from './workflow/commands/connect-steps.ts';
export { moveField } from './workflow/commands/move-field.ts';
export { canMoveStep, type MoveDirection, moveStep } from './workflow/commands/move-step.ts';
export { removeField } from './workflow/commands/remove-field.ts';
export { canRemoveStep, removeStep } from './workflow/commands/remove-step.ts';
export { definitionOf } from './workflow/definition/definition-of.ts';
export { modelOfDefinition } from './workflow/definition/model-of-definition.ts';
export type { DefinitionProblem } from './workflow/definition-problem.ts';
export {
  changeHistory,
  closeEdit,
  createEditHistory,
  type EditHistory,
  recordEdit,
  redoEdit,
  undoDepth,
  undoEdit,
} from './workflow/edit-history.ts';
export { isReferable, nameFromLabel, takenNameMessage } from './workflow/field-name.ts';
export { approversOnly } from './workflow/flags.ts';
export { conditionInWords } from './workflow/labels/condition-in-words.ts';
export {
  assigneeDataOptions,
  builtInFieldLabels,
  datePresetLabels,
  fieldNamed,
  flagTemplateLabels,
  maskLabels,
} from './workflow/labels/field-labels.ts';
export { operatorLabels, operatorsFor, takesValue } from './workflow/labels/operator-labels.ts';
export { defaultAssignees, stepIcons, stepName, stepTitles } from './workflow/labels/step-titles.ts';
export { workflowLabels } from './workflow/labels/workflow-labels.ts';
export { newWorkflow } from './workflow/new-workflow.ts';
export { absentOptions } from './workflow/option-comparison.ts';
export { type ConnectionProblems, connectionProblems } from './workflow/problems/connection-problems.ts';
export {
  brokenExpressionMessage,
  missingExpressionMessage,
} from './workflow/problems/expression-problems.ts';
export { type FieldProblems, fieldProblems, formProblems, optionProblems } from './workflow/problems/field-problems.ts';
export { textLimits, tooLongMessage } from './workflow/problems/limits.ts';
export { type ProcessProblems, processProblems } from './workflow/problems/process-problems.ts';
export {
  type ProblemPlace,
  type PublishProblem,
  type PublishTexts,
  publishProblems,
} from './workflow/problems/publish-problems.ts';
export { isSpreadsheetUrl, spreadsheetIdOf } from './workflow/problems/spreadsheet.ts';
export { emptyItemMessage, type StepProblems, stepProblems } from './workflow/problems/step-problems.ts';
export { type ConnectionPart, workflowProblems } from './workflow/problems/workflow-problems.ts';
export { modelOfPublish } from './workflow/publish/model-of-publish.ts';
export { publishBody } from './workflow/publish/publish-body.ts';
export { referencesInTexts } from './workflow/references.ts';
export {
  hasSecretPlaceholders,
  type Integrations,
  isSecretPlaceholder,
  type KeptSecrets,
  keepSecrets,
  maskSecrets,
  withoutIntegrations,
} from './workflow/secrets.ts';
export { type SimulatedFailure, simulationTexts } from './workflow/simulation-texts.ts';
export { slaMinutesText, slaTotalMinutes, slaTotalText } from './workflow/sla-minutes.ts';
export { applyImport, type ImportMapping } from './workflow/transfer/apply-import.ts';
export { exportWorkflow } from './workflow/transfer/export-workflow.ts';
export {
  genericStatuses,
  type ImportedGroup,
  type ImportedPerson,
  type ImportResult,
  importFailedMessage,
  importWorkflow,
  maxImportLength,
} from './workflow/transfer/import-workflow.ts';
