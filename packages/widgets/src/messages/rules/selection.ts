import { selectionMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages for an invalid selection of tasks. */
export const selectionTexts = /* @__PURE__ */ defineMessages('selection', selectionMessages);
