import {
  dueMessages,
  errorMessages,
  formMessages,
  motiveMessages,
  requirementMessages,
  savedViewMessages,
  stepSuffixes,
  stopLabels,
  unknownErrorMessages,
  updateProblemMessages,
} from '@tramita/client/rules';
import { defineMessages } from './define-messages.ts';

// The texts of the rules as features, so that widgets use them in the language of the page and pages can replace them.

/** Messages of error codes, known and unknown. */
export const errorTexts = /* @__PURE__ */ defineMessages('errors', { ...errorMessages, ...unknownErrorMessages });

/** Messages of field validation. */
export const formRuleTexts = /* @__PURE__ */ defineMessages('formRules', formMessages);

/** Messages about motives. */
export const motiveTexts = /* @__PURE__ */ defineMessages('motives', motiveMessages);

/** Why a person may not start a process. */
export const requirementTexts = /* @__PURE__ */ defineMessages('requirements', requirementMessages);

/** Messages that reject a saved view. */
export const viewRuleTexts = /* @__PURE__ */ defineMessages('viewRules', savedViewMessages);

/** Words for due times. */
export const dueTexts = /* @__PURE__ */ defineMessages('due', dueMessages);

/** Titles of the first and the last stop of a request. */
export const stopTexts = /* @__PURE__ */ defineMessages('stops', stopLabels);

/** Words after the titles of steps. */
export const stepSuffixTexts = /* @__PURE__ */ defineMessages('stepSuffixes', stepSuffixes);

/** Messages that reject an update. */
export const updateRuleTexts = /* @__PURE__ */ defineMessages('updateRules', updateProblemMessages);
