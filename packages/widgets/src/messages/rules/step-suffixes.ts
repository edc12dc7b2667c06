import { stepSuffixes } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Words after the titles of steps. */
export const stepSuffixTexts = /* @__PURE__ */ defineMessages('stepSuffixes', stepSuffixes);
