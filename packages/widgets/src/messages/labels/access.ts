import { accessLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Names of the states of a person's access. */
export const accessTexts = /* @__PURE__ */ defineMessages('access', accessLabels);
