import { pointSigns } from '../form/number-signs.ts';
import { formatNumber } from '../form/number-text.ts';
import type { changeTexts } from '../workflow/changes/change-texts.ts';
import type { TextsLike } from './texts-like.ts';

const units = { MINUTES: ['minute', 'minutes'], HOURS: ['hour', 'hours'], DAYS: ['day', 'days'] } as const;
const settings = {
  title: 'name',
  category: 'category',
  department: 'department',
  sector: 'sector',
  initializers: 'who can request it',
  nps: 'NPS survey',
  active: 'active process',
  counting: 'due time counting',
  spreadsheet: 'spreadsheet',
  sla: 'SLA',
  notice: 'notification',
  call: 'call',
  retries: 'retries',
  name: 'name',
  type: 'type',
  minimum: 'minimum',
  maximum: 'maximum',
  maxLength: 'character limit',
  mask: 'mask',
};
const longTexts = { subtitle: 'subtitle', description: 'description', hint: 'hint' };
const switchedOn = {
  isRoutable: 'now allows transfer',
  isAttachmentRequired: 'now requires an attachment',
  waitUntilEndOfProcess: 'now waits for the end of the process',
  renotify: 'now repeats the reminder every day',
  fillingFromSheet: 'is now filled in from a spreadsheet',
  asynchronous: 'now waits for the callback of the system',
  continueIfError: 'now continues on error',
};
const switchedOff = {
  isRoutable: 'no longer allows transfer',
  isAttachmentRequired: 'no longer requires an attachment',
  waitUntilEndOfProcess: 'no longer waits for the end of the process',
  renotify: 'no longer repeats the reminder every day',
  fillingFromSheet: 'is no longer filled in from a spreadsheet',
  asynchronous: 'no longer waits for the callback of the system',
  continueIfError: 'no longer continues on error',
};
const others = {
  callData: 'other data in the call',
  errorNotice: 'other report of integration errors',
  dateLimits: 'other date limits',
  information: 'other information',
  defaultValue: 'other initial value',
  pattern: 'other regular expression',
  personData: 'other user data',
  search: 'other search source',
  layout: 'other place in the form',
  statuses: 'other allowed user statuses',
  options: 'other options',
};
const flags = {
  required: { on: 'required', off: 'optional', when: 'required when' },
  editable: { on: 'editable', off: 'read-only', when: 'editable when' },
  visible: { on: 'visible', off: 'hidden', when: 'visible when' },
};
const notices = ['none', 'chat', 'email'] as const;

const quoted = (text: string): string => `“${text}”`;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** English texts about changes between two versions of a process. */
export const changes: TextsLike<typeof changeTexts> = {
  process: 'Process',
  step: 'Step',
  connection: 'Connection',
  field: 'Field',
  unnamed: 'unnamed',
  none: () => 'none',
  number: (value) => formatNumber('float', value, pointSigns),
  everyone: 'everyone',
  yes: 'yes',
  no: 'no',
  title: (title) => quoted(title),
  counting: (isWorking, calendar) =>
    isWorking ? `working hours, ${calendar ?? "the requester's branch"}` : 'elapsed hours',
  fromTo: (setting, before, after) => `${settings[setting]} from ${before} to ${after}`,
  changedText: (text) => `${longTexts[text]} has another text`,
  turnedOn: (name) => switchedOn[name],
  turnedOff: (name) => switchedOff[name],
  other: (name) => others[name],
  renamed: (before) => `formerly ${quoted(before)}`,
  comes: (who) => `${who} added`,
  goes: (who) => `${who} removed`,
  fieldComes: 'added',
  fieldGoes: 'removed',
  leadsTo: (step) => `leads to ${quoted(step)}`,
  leadsNowhere: 'no longer leads to a step',
  between: (before, after) => `between ${quoted(before)} and ${quoted(after)}`,
  after: (step) => `after ${quoted(step)}`,
  before: (step) => `before ${quoted(step)}`,
  from: (step) => `from ${quoted(step)}`,
  way: (from, to) => `from ${quoted(from)} to ${quoted(to)}`,
  when: (condition) => `when ${condition}`,
  openCondition: 'incomplete condition',
  sla: (count, unit) => `${count} ${units[unit][count === 1 ? 0 : 1]}`,
  notice: (by) => notices[by],
  sheet: (name) => `spreadsheet ${name}`.trim(),
  newType: (type) => `type ${type.toLowerCase()}`,
  options: (before, after) => `options from ${before} to ${after}`,
  flag: (flag, state, expression) => `${flags[flag][state]} ${expression}`.trim(),
  forApprovers: 'visible only to approvers and administrators',
  atAllSteps: (rule) => `${rule} at all steps`,
  atManySteps: (rule, several) => `${rule} at ${several} steps`,
  atSteps: (rule, steps) => `${rule} at ${list.format(steps.map(quoted))}`,
};
