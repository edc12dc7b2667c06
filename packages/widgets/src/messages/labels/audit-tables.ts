import {
  auditActionTexts,
  auditAttributeTexts,
  auditCallTexts,
  auditKindTexts,
  auditOriginTexts,
  auditWordTexts,
} from './audit.ts';
import {
  directoryGroupUseTexts,
  optionalDayTexts,
  serviceScopeTexts,
  slaCountingTexts,
  substitutionFilterTexts,
  updateAttachmentTypeTexts,
  webhookEventTexts,
} from './codes.ts';
import { exportTypeTexts } from './export-types.ts';
import { npsAnswerTexts } from './nps-answers.ts';
import { roleTexts } from './roles.ts';
import { slaOutcomeTexts } from './sla-outcomes.ts';
import { slaStatusTexts } from './sla-statuses.ts';
import { taskStatusTexts } from './task-statuses.ts';
import { taskTypeTexts } from './task-types.ts';

/** The tables with the words of the audit trail and of the codes in it. */
export const auditTables = {
  auditOrigins: auditOriginTexts,
  auditActions: auditActionTexts,
  auditCalls: auditCallTexts,
  auditKinds: auditKindTexts,
  auditAttributes: auditAttributeTexts,
  auditValues: auditWordTexts,
  roles: roleTexts,
  taskStatuses: taskStatusTexts,
  taskTypes: taskTypeTexts,
  slaOutcomes: slaOutcomeTexts,
  slaStatuses: slaStatusTexts,
  npsAnswers: npsAnswerTexts,
  exportTypes: exportTypeTexts,
  slaCountings: slaCountingTexts,
  updateAttachmentTypes: updateAttachmentTypeTexts,
  substitutionFilters: substitutionFilterTexts,
  directoryGroupUses: directoryGroupUseTexts,
  serviceScopes: serviceScopeTexts,
  webhookEvents: webhookEventTexts,
  optionalDays: optionalDayTexts,
};
