import {
  accessLabels,
  areaProblemMessages,
  assignmentLabels,
  auditActionLabels,
  auditAttributeLabels,
  auditKindLabels,
  auditOriginLabels,
  auditValueTexts,
  bucketMessages,
  exportStatusLabels,
  exportTypeLabels,
  groupProblemMessages,
  linkedProcessMessages,
  npsAnswerLabels,
  periodLabels,
  personProblemMessages,
  reasonText,
  registerProblemMessages,
  reportHeaders,
  roleLabels,
  selectionMessages,
  slaOutcomeLabels,
  slaStatusLabels,
  statusLabels,
  taskTypeLabels,
} from '@tramita/client/rules';
import { defineMessages } from './define-messages.ts';

// Labels and messages of the rules for task lists, reports, dashboards and the organization.

/** Labels of the task statuses. */
export const taskStatusTexts = /* @__PURE__ */ defineMessages('taskStatuses', statusLabels);

/** Labels of the assign toggle. */
export const assignmentTexts = /* @__PURE__ */ defineMessages('assignment', assignmentLabels);

/** Reasons why an action on a task is not allowed. */
export const reasonTexts = /* @__PURE__ */ defineMessages('reasons', reasonText);

/** Messages for an invalid selection of tasks. */
export const selectionTexts = /* @__PURE__ */ defineMessages('selection', selectionMessages);

/** Labels of the periods of a dashboard. */
export const periodTexts = /* @__PURE__ */ defineMessages('periods', periodLabels);

/** Labels of the statuses of the SLA dashboard. */
export const slaStatusTexts = /* @__PURE__ */ defineMessages('slaStatuses', slaStatusLabels);

/** Names of days, weeks and months in graphs. */
export const bucketTexts = /* @__PURE__ */ defineMessages('buckets', bucketMessages);

/** Labels of the task types. */
export const taskTypeTexts = /* @__PURE__ */ defineMessages('taskTypes', taskTypeLabels);

/** Labels of a task's result relative to its deadline. */
export const slaOutcomeTexts = /* @__PURE__ */ defineMessages('slaOutcomes', slaOutcomeLabels);

/** Labels of the ratings. */
export const npsAnswerTexts = /* @__PURE__ */ defineMessages('npsAnswers', npsAnswerLabels);

/** Labels of the statuses of an export. */
export const exportStatusTexts = /* @__PURE__ */ defineMessages('exportStatuses', exportStatusLabels);

/** Labels of the types of export. */
export const exportTypeTexts = /* @__PURE__ */ defineMessages('exportTypes', exportTypeLabels);

/** Headings of an exported report. */
export const reportHeaderTexts = /* @__PURE__ */ defineMessages('reportHeaders', reportHeaders);

/** Messages that reject a department or sector. */
export const areaRuleTexts = /* @__PURE__ */ defineMessages('areaRules', areaProblemMessages);

/** Messages that reject a group. */
export const groupRuleTexts = /* @__PURE__ */ defineMessages('groupRules', groupProblemMessages);

/** Messages that reject a linked process. */
export const linkedProcessRuleTexts = /* @__PURE__ */ defineMessages('linkedProcessRules', linkedProcessMessages);

/** Messages that reject a person. */
export const personRuleTexts = /* @__PURE__ */ defineMessages('personRules', personProblemMessages);

/** Messages that reject a record of the register. */
export const registerRuleTexts = /* @__PURE__ */ defineMessages('registerRules', registerProblemMessages);

/** Names of the roles that can be granted. */
export const roleTexts = /* @__PURE__ */ defineMessages('roles', roleLabels);

/** Names of the states of a person's access. */
export const accessTexts = /* @__PURE__ */ defineMessages('access', accessLabels);

/** Names of the ways in that the audit trail records. */
export const auditOriginTexts = /* @__PURE__ */ defineMessages('auditOrigins', auditOriginLabels);

/** Names of the actions in the audit trail. */
export const auditActionTexts = /* @__PURE__ */ defineMessages('auditActions', auditActionLabels);

/** Names of the kinds of objects in the audit trail. */
export const auditKindTexts = /* @__PURE__ */ defineMessages('auditKinds', auditKindLabels);

/** Names of the attributes that changes name. */
export const auditAttributeTexts = /* @__PURE__ */ defineMessages('auditAttributes', auditAttributeLabels);

/** Words for the values of changed attributes. */
export const auditWordTexts = /* @__PURE__ */ defineMessages('auditValues', auditValueTexts);
