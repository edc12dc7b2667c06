import { dueTraceMessages } from '@tramita/client/rules';
import { defineMessages } from './define-messages.ts';

/** Sentences that explain a due time, and names of time zones. */
export const dueTraceTexts = /* @__PURE__ */ defineMessages('dueTrace', dueTraceMessages);
