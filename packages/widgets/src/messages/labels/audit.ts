import {
  auditActionLabels,
  auditAttributeLabels,
  auditCallLabels,
  auditKindLabels,
  auditOriginLabels,
  auditValueTexts,
} from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Names of the ways in that the audit trail records. */
export const auditOriginTexts = /* @__PURE__ */ defineMessages('auditOrigins', auditOriginLabels);

/** Names of the actions in the audit trail. */
export const auditActionTexts = /* @__PURE__ */ defineMessages('auditActions', auditActionLabels);

/** Names of refused calls by their Portuguese summaries. */
export const auditCallTexts = /* @__PURE__ */ defineMessages('auditCalls', auditCallLabels);

/** Names of the kinds of objects in the audit trail. */
export const auditKindTexts = /* @__PURE__ */ defineMessages('auditKinds', auditKindLabels);

/** Names of the attributes that changes name. */
export const auditAttributeTexts = /* @__PURE__ */ defineMessages('auditAttributes', auditAttributeLabels);

/** Words for the values of changed attributes. */
export const auditWordTexts = /* @__PURE__ */ defineMessages('auditValues', auditValueTexts);
