import type {
  auditActionLabels,
  auditAttributeLabels,
  auditKindLabels,
  auditOriginLabels,
  auditValueTexts,
} from '../audit/audit-labels.ts';
import type {
  directoryGroupUseLabels,
  optionalDayLabels,
  serviceScopeLabels,
  slaCountingLabels,
  substitutionFilterLabels,
  updateAttachmentTypeLabels,
  webhookEventLabels,
} from '../audit/code-labels.ts';
import type { bucketMessages } from '../dashboard/buckets.ts';
import type { periodLabels, slaStatusLabels } from '../dashboard/periods.ts';
import type { substitutionTexts } from '../organisation/absences.ts';
import type { areaProblemMessages } from '../organisation/areas.ts';
import type { groupProblemMessages } from '../organisation/groups.ts';
import type { linkedProcessMessages } from '../organisation/linked-process.ts';
import type { accessLabels, personProblemMessages, roleLabels } from '../organisation/people.ts';
import type { registerProblemMessages } from '../organisation/register.ts';
import type {
  exportStatusLabels,
  exportTypeLabels,
  npsAnswerLabels,
  reportHeaders,
  slaOutcomeLabels,
  taskTypeLabels,
} from '../report.ts';
import type { assignmentLabels } from '../tasks/assignment.ts';
import type { selectionMessages } from '../tasks/selection.ts';
import type { reasonText } from '../tasks/task-permissions.ts';
import type { statusLabels } from '../tasks/task-status.ts';
import type { TextsLike } from './texts-like.ts';

/** Labels and messages of the rules for task lists, reports, dashboards and the organization, by subject. */
export interface LabelTexts {
  readonly taskStatuses: TextsLike<typeof statusLabels>;
  readonly assignment: TextsLike<typeof assignmentLabels>;
  /** Why an action on a task is not allowed. */
  readonly reasons: TextsLike<typeof reasonText>;
  /** Messages for an invalid selection of tasks. */
  readonly selection: TextsLike<typeof selectionMessages>;
  readonly periods: TextsLike<typeof periodLabels>;
  readonly slaStatuses: TextsLike<typeof slaStatusLabels>;
  /** Names of days, weeks and months in graphs. */
  readonly buckets: TextsLike<typeof bucketMessages>;
  readonly taskTypes: TextsLike<typeof taskTypeLabels>;
  readonly slaOutcomes: TextsLike<typeof slaOutcomeLabels>;
  readonly npsAnswers: TextsLike<typeof npsAnswerLabels>;
  readonly exportStatuses: TextsLike<typeof exportStatusLabels>;
  readonly exportTypes: TextsLike<typeof exportTypeLabels>;
  /** Headings of an exported report. */
  readonly reportHeaders: TextsLike<typeof reportHeaders>;
  /** Texts about substitutions. */
  readonly substitution: TextsLike<typeof substitutionTexts>;
  /** Messages that reject a department or sector. */
  readonly areaRules: TextsLike<typeof areaProblemMessages>;
  /** Messages that reject a group. */
  readonly groupRules: TextsLike<typeof groupProblemMessages>;
  /** Messages that reject a linked process. */
  readonly linkedProcessRules: TextsLike<typeof linkedProcessMessages>;
  /** Messages that reject a person. */
  readonly personRules: TextsLike<typeof personProblemMessages>;
  /** Messages that reject a record of the register. */
  readonly registerRules: TextsLike<typeof registerProblemMessages>;
  /** Names of the roles that can be granted. */
  readonly roles: TextsLike<typeof roleLabels>;
  /** Names of the states of a person's access. */
  readonly access: TextsLike<typeof accessLabels>;
  readonly auditOrigins: TextsLike<typeof auditOriginLabels>;
  readonly auditActions: TextsLike<typeof auditActionLabels>;
  /** Names of refused calls by their Portuguese summaries, which the audit trail stores; empty in Portuguese. */
  readonly auditCalls: Readonly<Record<string, string>>;
  /** Names of the kinds of objects in the audit trail. */
  readonly auditKinds: TextsLike<typeof auditKindLabels>;
  /** Names of the attributes that changes name. */
  readonly auditAttributes: TextsLike<typeof auditAttributeLabels>;
  /** Words for the values of changed attributes. */
  readonly auditValues: TextsLike<typeof auditValueTexts>;
  /** Names of the ways to count agreed times. */
  readonly slaCountings: TextsLike<typeof slaCountingLabels>;
  readonly updateAttachmentTypes: TextsLike<typeof updateAttachmentTypeLabels>;
  readonly substitutionFilters: TextsLike<typeof substitutionFilterLabels>;
  readonly directoryGroupUses: TextsLike<typeof directoryGroupUseLabels>;
  /** Names of the scopes of service accounts. */
  readonly serviceScopes: TextsLike<typeof serviceScopeLabels>;
  readonly webhookEvents: TextsLike<typeof webhookEventLabels>;
  /** Names of the days on which public offices may close. */
  readonly optionalDays: TextsLike<typeof optionalDayLabels>;
}
