import type { RegisterBody, RegisterKind, RegisterRecord } from '@tramita/client/contract';
import { defaultTimeZone, type RegisterPart, registerParts } from '@tramita/client/rules';

/** The input of the form: every part as text, and the flag of statuses. */
export interface RegisterDraft {
  readonly name: string;
  readonly code: string;
  readonly state: string;
  readonly city: string;
  readonly timeZone: string;
  /** Id of a calendar; empty for the default one. */
  readonly calendar: string;
  readonly icon: string;
  readonly color: string;
  readonly description: string;
  readonly restrictsMenu: boolean;
}

const defaultColors: Partial<Record<RegisterKind, string>> = { tags: '#0090ff' };

/** Returns the input for a record, or for a new one of a kind. */
export const draftOf = (kind: RegisterKind, record: RegisterRecord | null): RegisterDraft => ({
  name: record?.name ?? '',
  code: record?.code ?? '',
  state: record?.state ?? '',
  city: record?.city ?? '',
  timeZone: record?.timeZone ?? defaultTimeZone,
  calendar: record?.calendar ? String(record.calendar) : '',
  icon: record?.icon ?? '',
  color: record?.color ?? (record ? '' : (defaultColors[kind] ?? '')),
  description: record?.description ?? '',
  restrictsMenu: record?.restrictsMenu ?? false,
});

/** Returns the parts of an input that a kind has, as calls send them. */
export function bodyOf(
  kind: RegisterKind,
  draft: RegisterDraft,
): RegisterBody & { name: string; calendar?: number | null } {
  const sent = (part: RegisterPart) => {
    if (part === 'calendar') return draft.calendar === '' ? null : Number(draft.calendar);
    const value = draft[part];
    return typeof value === 'string' ? value.trim() : value;
  };
  return { name: draft.name.trim(), ...Object.fromEntries(registerParts[kind].map((part) => [part, sent(part)])) };
}
