import { reportHeaders } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Headings of an exported report. */
export const reportHeaderTexts = /* @__PURE__ */ defineMessages('reportHeaders', reportHeaders);
