import { npsAnswerLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Labels of the ratings. */
export const npsAnswerTexts = /* @__PURE__ */ defineMessages('npsAnswers', npsAnswerLabels);
