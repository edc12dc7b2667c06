import { periodLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the periods of a dashboard. */
export const periodTexts = /* @__PURE__ */ defineMessages('periods', periodLabels);
