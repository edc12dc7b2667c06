import {
  directoryGroupUseLabels,
  optionalDayLabels,
  serviceScopeLabels,
  slaCountingLabels,
  substitutionFilterLabels,
  updateAttachmentTypeLabels,
  webhookEventLabels,
} from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Names of the ways to count agreed times. */
export const slaCountingTexts = /* @__PURE__ */ defineMessages('slaCountings', slaCountingLabels);

/** Names of the types of attachment of an update. */
export const updateAttachmentTypeTexts = /* @__PURE__ */ defineMessages(
  'updateAttachmentTypes',
  updateAttachmentTypeLabels,
);

/** Names of the filters by substitution. */
export const substitutionFilterTexts = /* @__PURE__ */ defineMessages('substitutionFilters', substitutionFilterLabels);

/** Names of the uses of a directory group. */
export const directoryGroupUseTexts = /* @__PURE__ */ defineMessages('directoryGroupUses', directoryGroupUseLabels);

/** Names of the scopes of a service account. */
export const serviceScopeTexts = /* @__PURE__ */ defineMessages('serviceScopes', serviceScopeLabels);

/** Names of the events of a webhook. */
export const webhookEventTexts = /* @__PURE__ */ defineMessages('webhookEvents', webhookEventLabels);

/** Names of the days on which public offices may close. */
export const optionalDayTexts = /* @__PURE__ */ defineMessages('optionalDays', optionalDayLabels);
