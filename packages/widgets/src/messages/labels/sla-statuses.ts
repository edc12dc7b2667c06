import { slaStatusLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the statuses of the SLA dashboard. */
export const slaStatusTexts = /* @__PURE__ */ defineMessages('slaStatuses', slaStatusLabels);
