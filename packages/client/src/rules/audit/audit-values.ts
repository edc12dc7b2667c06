import type { AuditEvent } from '../../contract/administration/audit.ts';
import { zonePlace } from '../calendar/zone-name.ts';
import { slaStatusLabels } from '../dashboard/periods.ts';
import type { RuleTexts } from '../languages/rule-texts.ts';
import { roleLabels } from '../organisation/people.ts';
import { exportTypeLabels, npsAnswerLabels, slaOutcomeLabels, taskTypeLabels } from '../report.ts';
import { statusLabels } from '../tasks/task-status.ts';
import {
  type AuditAttribute,
  auditActionLabels,
  auditAttributeLabels,
  auditCallLabels,
  auditKindLabels,
  auditOriginLabels,
  auditValueTexts,
  labelIn,
} from './audit-labels.ts';
import {
  directoryGroupUseLabels,
  optionalDayLabels,
  serviceScopeLabels,
  slaCountingLabels,
  substitutionFilterLabels,
  updateAttachmentTypeLabels,
  webhookEventLabels,
} from './code-labels.ts';

/** The tables with the words of the audit trail and of the codes in it. */
export type AuditTexts = Pick<
  RuleTexts,
  | 'auditOrigins'
  | 'auditActions'
  | 'auditCalls'
  | 'auditKinds'
  | 'auditAttributes'
  | 'auditValues'
  | 'roles'
  | 'taskStatuses'
  | 'taskTypes'
  | 'slaOutcomes'
  | 'slaStatuses'
  | 'npsAnswers'
  | 'exportTypes'
  | 'slaCountings'
  | 'updateAttachmentTypes'
  | 'substitutionFilters'
  | 'directoryGroupUses'
  | 'serviceScopes'
  | 'webhookEvents'
  | 'optionalDays'
>;

const portuguese: AuditTexts = {
  auditOrigins: auditOriginLabels,
  auditActions: auditActionLabels,
  auditCalls: auditCallLabels,
  auditKinds: auditKindLabels,
  auditAttributes: auditAttributeLabels,
  auditValues: auditValueTexts,
  roles: roleLabels,
  taskStatuses: statusLabels,
  taskTypes: taskTypeLabels,
  slaOutcomes: slaOutcomeLabels,
  slaStatuses: slaStatusLabels,
  npsAnswers: npsAnswerLabels,
  exportTypes: exportTypeLabels,
  slaCountings: slaCountingLabels,
  updateAttachmentTypes: updateAttachmentTypeLabels,
  substitutionFilters: substitutionFilterLabels,
  directoryGroupUses: directoryGroupUseLabels,
  serviceScopes: serviceScopeLabels,
  webhookEvents: webhookEventLabels,
  optionalDays: optionalDayLabels,
};

/** The table of each attribute that contains codes. */
const codes = {
  roles: 'roles',
  role: 'roles',
  status: 'taskStatuses',
  type: 'taskTypes',
  sla: 'slaOutcomes',
  counted: 'slaStatuses',
  nps: 'npsAnswers',
  slaCounting: 'slaCountings',
  substitutions: 'substitutionFilters',
  use: 'directoryGroupUses',
  scopes: 'serviceScopes',
  events: 'webhookEvents',
  optionalDays: 'optionalDays',
  origin: 'auditOrigins',
  action: 'auditActions',
  kind: 'auditKinds',
} as const satisfies { readonly [Attribute in AuditAttribute]?: keyof AuditTexts };

/** A reference, or another recorded object: only its names are shown. */
interface RecordedObject {
  readonly name?: unknown;
  readonly description?: unknown;
  readonly title?: unknown;
  /** Of an attachment. */
  readonly type?: unknown;
  /** Of a substitute: null for all processes. */
  readonly processes?: unknown;
  /** Of a day of a calendar, with its date. */
  readonly intervals?: unknown;
  readonly date?: unknown;
}

const isWord = (value: unknown): value is string => typeof value === 'string';
const codePattern = /^[A-Z_]+$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const dayPattern = /^(\d{4}-)?\d{2}-\d{2}$/;

/** The name of each part of a row of the audit trail. Values that a newer server sent are shown as they are. */
export interface AuditLabels {
  origin(origin: string): string;
  action(action: string): string;
  kind(kind: string): string;
  attribute(attribute: string): string;
  /** A value of an attribute: several names are one per line; empty for no value. */
  value(attribute: string, value: unknown): string;
  /** Why an attempt was refused, or the reason for a change, which may be a code or a text. */
  reason(reason: string): string;
  /** The name of an object without its kind, or its id; null if it has neither. */
  objectName(object: AuditEvent['object']): string | null;
  /** The name of a user, or of the server or its commands. */
  actor(actor: AuditEvent['actor']): string;
}

/**
 * Returns the names of the parts of a row of the audit trail, by default in Portuguese. Times are those of São Paulo.
 *
 * @param locale BCP 47 tag for dates and times
 * @example
 * auditLabels().value('slaCounting', 'WORKING'); // 'Horas úteis'
 */
export function auditLabels(texts: AuditTexts = portuguese, locale = 'pt-BR'): AuditLabels {
  const words = texts.auditValues;
  const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const dayOf = { day: '2-digit', month: '2-digit' } as const;
  const timeZone = 'America/Sao_Paulo';
  const date = formatter({ timeZone, ...dayOf, year: 'numeric' });
  const time = formatter({ timeZone, hour: '2-digit', minute: '2-digit' });
  // days without a time have no time zone
  const [day, yearlyDay] = [
    formatter({ timeZone: 'UTC', ...dayOf, year: 'numeric' }),
    formatter({ timeZone: 'UTC', ...dayOf }),
  ];
  const weekday = formatter({ timeZone: 'UTC', weekday: 'short' });
  // 2000 is a leap year and begins on a Saturday
  const dayText = (text: string) =>
    text.length > 5 ? day.format(new Date(text)) : yearlyDay.format(new Date(`2000-${text}`));

  function textOf(attribute: string, text: string): string {
    if (text === auditValueTexts.hidden) return words.hidden;
    if (attribute === 'roles')
      return text
        .split(/, */)
        .map((role) => labelIn(texts.roles, role))
        .join('\n');
    if (attribute === 'timeZone') return zonePlace(text);
    if (attribute === 'format') return text.toUpperCase();
    if (Object.hasOwn(codes, attribute)) return labelIn(texts[codes[attribute as keyof typeof codes]], text);
    if (momentPattern.test(text)) return `${date.format(new Date(text))} ${time.format(new Date(text))}`;
    return dayPattern.test(text) ? dayText(text) : text;
  }

  const hours = (intervals: unknown): string =>
    Array.isArray(intervals) ? intervals.map(({ start, end }) => `${start}–${end}`).join(', ') : '';

  function objectText(object: RecordedObject): string {
    const name = object.name ?? object.description ?? object.title;
    if (!isWord(name)) return JSON.stringify(object);
    if (isWord(object.type)) return `${name} (${labelIn(texts.updateAttachmentTypes, object.type)})`;
    if (Array.isArray(object.processes)) return `${name}: ${object.processes.map(objectText).join(', ')}`;
    if (!Array.isArray(object.intervals) || !isWord(object.date)) return name;
    return [dayText(object.date), name, hours(object.intervals)].filter((part) => part !== '').join(' ');
  }

  const weekText = (week: readonly unknown[]): string =>
    week
      .map((intervals, index) => [weekday.format(new Date(Date.UTC(2000, 0, 2 + index))), hours(intervals)])
      .filter(([, times]) => times !== '')
      .map((parts) => parts.join(' '))
      .join('\n');

  function valueText(attribute: string, value: unknown): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (attribute === 'week' && Array.isArray(value)) return weekText(value);
    if (Array.isArray(value)) return value.map((item) => valueText(attribute, item)).join('\n');
    if (typeof value === 'string') return textOf(attribute, value);
    return typeof value === 'object' ? objectText(value) : String(value);
  }

  /** Names of objects that the server stores as a code or in Portuguese, by kind. */
  const objectNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    report: texts.exportTypes,
    audit: { [auditKindLabels.audit]: texts.auditKinds.audit },
    setting: { forward_tasks_to_superior: texts.auditAttributes.forwardTasks },
  };

  return {
    origin: (origin) => labelIn(texts.auditOrigins, origin),
    action: (action) => labelIn(texts.auditActions, action),
    kind: (kind) => labelIn(texts.auditKinds, kind),
    attribute: (attribute) => labelIn(texts.auditAttributes, attribute),
    value: valueText,
    reason: (reason) => (codePattern.test(reason) ? labelIn(words, reason) : reason),
    objectName({ kind, id, name }) {
      const text = name ?? id;
      const known = Object.hasOwn(objectNames, kind) ? objectNames[kind] : undefined;
      // a refused attempt has the name of its call, whatever its kind
      return text === null ? null : labelIn(texts.auditCalls, labelIn(known ?? {}, text));
    },
    actor({ id, name }) {
      const origin =
        id === null && (['SYSTEM', 'COMMAND_LINE'] as const).find((each) => auditOriginLabels[each] === name);
      return origin ? texts.auditOrigins[origin] : name;
    },
  };
}
