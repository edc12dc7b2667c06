import { statusLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the task statuses. */
export const taskStatusTexts = /* @__PURE__ */ defineMessages('taskStatuses', statusLabels);
