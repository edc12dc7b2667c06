import { updateProblemMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject an update. */
export const updateRuleTexts = /* @__PURE__ */ defineMessages('updateRules', updateProblemMessages);
