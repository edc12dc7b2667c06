import { exportTypeLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the types of export. */
export const exportTypeTexts = /* @__PURE__ */ defineMessages('exportTypes', exportTypeLabels);
