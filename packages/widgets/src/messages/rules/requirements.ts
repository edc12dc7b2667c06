import { requirementMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Why a person may not start a process. */
export const requirementTexts = /* @__PURE__ */ defineMessages('requirements', requirementMessages);
