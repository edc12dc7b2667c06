import { exportStatusLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the statuses of an export. */
export const exportStatusTexts = /* @__PURE__ */ defineMessages('exportStatuses', exportStatusLabels);
