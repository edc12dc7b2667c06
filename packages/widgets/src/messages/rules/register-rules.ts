import { registerProblemMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a record of the register. */
export const registerRuleTexts = /* @__PURE__ */ defineMessages('registerRules', registerProblemMessages);
