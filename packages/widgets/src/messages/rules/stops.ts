import { stopLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Titles of the first and the last stop of a request. */
export const stopTexts = /* @__PURE__ */ defineMessages('stops', stopLabels);
