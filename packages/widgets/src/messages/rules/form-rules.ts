import { formMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages of field validation. */
export const formRuleTexts = /* @__PURE__ */ defineMessages('formRules', formMessages);
