import { type Update, updateAttachmentsMax } from '@tramita/client/contract';
import { updateProblems } from '@tramita/client/rules';
import type { EditProblems } from '../../../lists/use-edit-form.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { formatTime } from '../../../messages/format/format-date.ts';
import { defaultLocale } from '../../../messages/language/locale.ts';
import type { updateRuleTexts } from '../../../messages/rules/update-rules.ts';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import type { IsoDate } from '../../../ui/DateInput/iso-date.ts';
import { isClockTime } from '../../../ui/TimeInput/time-typing.ts';

/** A typed moment: a day and a time of São Paulo. */
export interface TypedMoment {
  /** Null if it is empty or incomplete. */
  readonly day: IsoDate | null;
  /** Text in the field of the day. */
  readonly text: string;
  /** Text in the field of the time: HH:mm, a part of it, or empty. */
  readonly time: string;
}

/** Input of the editor, except files, in the order of the page. */
export interface UpdateValues {
  title: string;
  description: string;
  /** Addresses of new videos. */
  videos: readonly string[];
  publishAt: TypedMoment;
  expiresAt: TypedMoment;
  groups: readonly ComboboxOption[];
  departments: readonly ComboboxOption[];
  /** Ids of attachments to delete when it is saved. */
  removed: readonly number[];
}

const noMoment: TypedMoment = { day: null, text: '', time: '' };
const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

function typedMoment(iso: string | undefined): TypedMoment {
  if (iso === undefined) return noMoment;
  const day = dayFormat.format(new Date(iso));
  return { day, text: day, time: formatTime(iso, defaultLocale) };
}

/** Returns the typed moment; null for none. São Paulo has been UTC-3 all year since 2019. */
function momentOf({ day, time }: TypedMoment, timeOtherwise: string): Date | null {
  const moment = day === null ? null : new Date(`${day}T${time || timeOtherwise}:00-03:00`);
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** Returns from when and until when the update is shown: from the start of the first day to the end of the last. */
export function shownBetween({ publishAt, expiresAt }: Pick<UpdateValues, 'publishAt' | 'expiresAt'>) {
  return { publishAt: momentOf(publishAt, '00:00'), expiresAt: momentOf(expiresAt, '23:59') };
}

const option = (id: number, label: string): ComboboxOption => ({ value: String(id), label });

/** Returns the update as input of the editor. */
export function valuesOf(update: Update | null): UpdateValues {
  return {
    title: update?.title ?? '',
    description: update?.description ?? '',
    videos: [],
    publishAt: typedMoment(update?.publishAt),
    expiresAt: typedMoment(update?.expiresAt),
    groups: update?.groups?.map(({ id, name }) => option(id, name)) ?? [],
    departments: update?.departments?.map(({ id, description }) => option(id, description)) ?? [],
    removed: [],
  };
}

/** Returns the problems of the input. */
export function problemsOf(
  values: UpdateValues,
  messages: typeof updateEditorMessages,
  rules: typeof updateRuleTexts,
): EditProblems<UpdateValues> {
  return {
    ...updateProblems({ ...values, ...shownBetween(values) }, rules),
    ...(values.videos.length > updateAttachmentsMax ? { videos: messages.tooMany(updateAttachmentsMax) } : {}),
    ...momentProblem('publishAt', values.publishAt, messages),
    ...momentProblem('expiresAt', values.expiresAt, messages),
  };
}

/** Returns the problem of an incomplete moment, which must not be treated as an empty one. */
function momentProblem(
  name: 'publishAt' | 'expiresAt',
  { day, text, time }: TypedMoment,
  messages: typeof updateEditorMessages,
) {
  if (day === null && (text.trim() !== '' || time !== '')) return { [name]: messages.badDate };
  return time === '' || isClockTime(time) ? {} : { [name]: messages.badTime };
}

/** Returns the parts to send. */
export function updateParts(values: UpdateValues, images: readonly File[], files: readonly File[]) {
  const { publishAt, expiresAt } = shownBetween(values);
  const ids = (options: readonly ComboboxOption[]) => options.map(({ value }) => Number(value));
  return {
    title: values.title.trim(),
    description: values.description,
    videos: values.videos.map((address) => address.trim()),
    images: [...images],
    files: [...files],
    ...(publishAt ? { publishAt: publishAt.toISOString() } : {}),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    groups: ids(values.groups),
    departments: ids(values.departments),
  };
}

/** A draft stored in this browser. */
export interface UpdateDraft {
  readonly values: UpdateValues;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  /** Revision of the update when it was written. */
  readonly revision?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isMoment = (value: unknown) =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['time'] === 'string' && 'day' in value;
const isOptions = (value: unknown) =>
  Array.isArray(value) && value.every((one) => isRecord(one) && typeof one['value'] === 'string');

/** Parses a stored draft; undefined if it is invalid. */
export function readUpdateDraft(stored: unknown): UpdateDraft | undefined {
  if (!isRecord(stored) || typeof stored['at'] !== 'number' || !isRecord(stored['values'])) return undefined;
  const { title, description, videos, publishAt, expiresAt, groups, departments, removed } = stored['values'];
  const isWhole =
    typeof title === 'string' &&
    typeof description === 'string' &&
    Array.isArray(videos) &&
    Array.isArray(removed) &&
    [publishAt, expiresAt].every(isMoment) &&
    [groups, departments].every(isOptions);
  if (!isWhole) return undefined;
  const { values, at, revision } = stored as unknown as UpdateDraft;
  return typeof revision === 'string' ? { values, at, revision } : { values, at };
}
