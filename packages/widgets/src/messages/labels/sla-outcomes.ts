import { slaOutcomeLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of a task's result relative to its deadline. */
export const slaOutcomeTexts = /* @__PURE__ */ defineMessages('slaOutcomes', slaOutcomeLabels);
