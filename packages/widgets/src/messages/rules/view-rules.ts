import { savedViewMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a saved view. */
export const viewRuleTexts = /* @__PURE__ */ defineMessages('viewRules', savedViewMessages);
