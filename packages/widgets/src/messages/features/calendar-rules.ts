import { calendarProblemMessages } from '@tramita/client/rules/calendar';
import { defineMessages } from '../define-messages.ts';

/** Messages that reject a calendar. */
export const calendarRuleTexts = /* @__PURE__ */ defineMessages('calendarRules', calendarProblemMessages);
