import { errorMessages, formMessages } from '@tramita/client/rules';
import { defineMessages } from './define-messages.ts';

// The texts of the rules as features, so that widgets use them in the language of the page and pages can replace them.

/** Messages of error codes. */
export const errorTexts = /* @__PURE__ */ defineMessages('errors', errorMessages);

/** Messages of field validation. */
export const formRuleTexts = /* @__PURE__ */ defineMessages('formRules', formMessages);
