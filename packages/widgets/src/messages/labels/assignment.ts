import { assignmentLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the assign toggle. */
export const assignmentTexts = /* @__PURE__ */ defineMessages('assignment', assignmentLabels);
