import { groupProblemMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a group. */
export const groupRuleTexts = /* @__PURE__ */ defineMessages('groupRules', groupProblemMessages);
