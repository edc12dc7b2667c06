import { substitutionTexts as texts } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Texts about substitutions. */
export const substitutionTexts = /* @__PURE__ */ defineMessages('substitution', texts);
