import { personProblemMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a person. */
export const personRuleTexts = /* @__PURE__ */ defineMessages('personRules', personProblemMessages);
