import type { RuleTexts } from './rule-texts.ts';

/** The English messages that reject a calendar. */
export const calendarProblems: RuleTexts['calendarProblems'] = {
  NO_WORK: 'Enter at least one working period',
  OVERLAP: 'Working periods cannot overlap',
  TIME_ZONE: 'Enter a valid time zone',
  OWN_DAY_DATE: 'Enter a valid date for the custom day',
  OWN_DAY_TWICE: 'There is more than one custom day on the same date',
  OWN_DAY_OVERLAP: 'The working periods of a custom day cannot overlap',
};

/** The English sentences that explain a due time. */
export const dueTrace: RuleTexts['dueTrace'] = {
  moment: (day, time) => `${day} at ${time}`,
  momentInZone: (day, time, zone) => `${day} at ${time} (${zone})`,
  timeInZone: (time, zone) => `${time} (${zone})`,
  zone: (place) => `${place} time`,
  twoDays: (first, second) => `${first} and ${second}`,
  severalDays: (first, last) => `${first} to ${last}`,
  started: (moment) => `Started on ${moment}`,
  due: (moment) => `Due on ${moment}`,
  wasDue: (moment) => `Was due on ${moment}`,
  counted: (day, from, to) => `Counted on ${day} from ${from} to ${to}`,
  countedOvernight: (day, from, to, nextDay) => `Counted on ${day} from ${from} to ${to} on ${nextDay}`,
  countedDays: (days, count) => `Counted: ${days} (${count === 1 ? '1 business day' : `${count} business days`})`,
  notCounted: (days, reason) => `Not counted: ${days} (${reason})`,
  notCountedUntil: (days, time, reason) => `Not counted: ${days} until ${time} (${reason})`,
  paused: (time, reason) => `Paused at ${time} (${reason})`,
  BREAK: 'break',
  CLOSED: 'end of working hours',
  WEEKEND: 'weekend',
  NO_WORK: 'no working hours',
  START_DAY: 'start day',
  HOLIDAY: (name) => `holiday: ${name}`,
  OPTIONAL_DAY: (name) => `optional holiday: ${name}`,
};
