import { reasonText } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Reasons why an action on a task is not allowed. */
export const reasonTexts = /* @__PURE__ */ defineMessages('reasons', reasonText);
