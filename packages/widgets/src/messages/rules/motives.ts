import { motiveMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages about motives. */
export const motiveTexts = /* @__PURE__ */ defineMessages('motives', motiveMessages);
