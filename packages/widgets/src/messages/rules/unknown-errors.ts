import { unknownErrorMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages of unknown error codes, without the table of the known ones. */
export const unknownErrorTexts = /* @__PURE__ */ defineMessages('errors', unknownErrorMessages);
