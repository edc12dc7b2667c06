import { linkedProcessMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a linked process. */
export const linkedProcessRuleTexts = /* @__PURE__ */ defineMessages('linkedProcessRules', linkedProcessMessages);
