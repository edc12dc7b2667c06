import { dueMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Words for due times. */
export const dueTexts = /* @__PURE__ */ defineMessages('due', dueMessages);
