import { taskTypeLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the task types. */
export const taskTypeTexts = /* @__PURE__ */ defineMessages('taskTypes', taskTypeLabels);
