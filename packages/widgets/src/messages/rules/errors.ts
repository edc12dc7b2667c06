import { errorMessages, unknownErrorMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Messages of error codes, known and unknown. */
export const errorTexts = /* @__PURE__ */ defineMessages('errors', { ...errorMessages, ...unknownErrorMessages });
