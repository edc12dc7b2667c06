import { roleLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Names of the roles that can be granted. */
export const roleTexts = /* @__PURE__ */ defineMessages('roles', roleLabels);
