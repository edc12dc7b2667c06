import type { FieldValue, FormField, FormValues } from '@tramita/client/contract';
import {
  commaSigns,
  createFormModel,
  type FormLanguage,
  type FormModel,
  isEmptyValue,
  isSameValue,
  type NumberSigns,
} from '@tramita/client/rules';
import type { sheetFillMessages } from '../../messages/sheet-fill.ts';
import { applyValues } from '../apply-values.ts';
import { plainly, readCell } from './read-cell.ts';

/** Heading of the column that contains the IDK of a request. */
const keyHeading = 'idk';

/** A column of a table and its field. */
export interface SheetColumn {
  readonly heading: string;
  /** Undefined if the heading matches no field, or several. */
  readonly field?: FormField;
}

/** A row below the headings. */
export interface SheetFillRow {
  /** Row number in the file, counted from 1 as in spreadsheets. */
  readonly line: number;
  /** IDK of its request; '' if the table has no such column. */
  readonly key: string;
  readonly cells: readonly string[];
}

/** A table with the fields that match its headings. */
export interface SheetTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetFillRow[];
  /** Headings that match no field of the form, or more than one. */
  readonly unused: readonly string[];
  /** The signs of its numbers. */
  readonly signs: NumberSigns;
}

/** A change of a value. */
export interface PlannedChange {
  readonly field: FormField;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/** A rejected cell. */
export interface RefusedCell {
  readonly field: FormField;
  readonly text: string;
  readonly reason: string;
}

/** The effect of a row on the form. */
export interface SheetFillPlan {
  readonly changes: readonly PlannedChange[];
  readonly refused: readonly RefusedCell[];
  /** Number of cells whose value the form already has. */
  readonly same: number;
}

/** Matches the header row to the fields: by name first, otherwise by a label that only one field has. */
export function sheetTable(
  cells: readonly (readonly string[])[],
  fields: readonly FormField[],
  signs: NumberSigns = commaSigns,
): SheetTable {
  const [headings = [], ...rows] = cells;
  const taken = new Set<string>();
  const unused: string[] = [];
  let keyAt = -1;
  const columns = headings.map((text, at): SheetColumn => {
    const heading = text.trim();
    const field = fieldOf(heading, fields);
    if (field && !taken.has(field.name)) {
      taken.add(field.name);
      return { heading, field };
    }
    if (keyAt < 0 && plainly(heading) === keyHeading) keyAt = at;
    else if (heading !== '') unused.push(heading);
    return { heading };
  });
  const filled = rows.flatMap((row, index) =>
    row.some((cell) => cell.trim() !== '')
      ? [{ line: index + 2, key: keyAt < 0 ? '' : (row[keyAt] ?? '').trim(), cells: row }]
      : [],
  );
  return { columns, rows: filled, unused, signs };
}

function fieldOf(heading: string, fields: readonly FormField[]): FormField | undefined {
  const wanted = plainly(heading);
  if (wanted === '') return undefined;
  const named = fields.find(({ name }) => name === heading) ?? fields.find(({ name }) => plainly(name) === wanted);
  if (named) return named;
  const labelled = fields.filter(({ label }) => plainly(label) === wanted);
  return labelled.length === 1 ? labelled[0] : undefined;
}

/** Returns the row to select first: the only one, or the one of this request; undefined if the user must choose. */
export function ownRow(table: SheetTable, idk: number | null): SheetFillRow | undefined {
  const own = table.rows.find(({ key }) => idk !== null && key.replace(/^0+(?=\d)/, '') === String(idk));
  return own ?? (table.rows.length === 1 ? table.rows[0] : undefined);
}

/** Removes the apostrophe that keeps a spreadsheet from running a text as a formula. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\n])/, '');

type Reasons = typeof sheetFillMessages;

/**
 * Determines on a copy of the form which values a row would change and which cells are rejected. A rejected value may
 * hide or show other fields, so the copy is filled in again until nothing more is rejected.
 */
export function planSheetFill(
  model: FormModel,
  { columns, signs }: SheetTable,
  row: SheetFillRow,
  { now, messages, language }: { readonly now: Date; readonly messages: Reasons; readonly language?: FormLanguage },
): SheetFillPlan {
  const refused = new Map<string, RefusedCell>();
  const wanted = new Map<string, { field: FormField; text: string; value: FieldValue }>();
  for (const [at, { field }] of columns.entries()) {
    const text = withoutGuard(row.cells[at] ?? '');
    if (!field || text.trim() === '') continue;
    const read = readCell(field, text, signs);
    if ('value' in read) wanted.set(field.name, { field, text, value: read.value });
    else refused.set(field.name, { field, text, reason: messages[read.problem] });
  }
  const before = model.values();
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const copy = createFormModel(model.fields, { now, values: before, language });
    applyValues(copy, valuesOf(wanted));
    for (const [name, { field, text }] of wanted) {
      const reason = refusalOf(copy, name, messages);
      if (reason === null) continue;
      wanted.delete(name);
      refused.set(name, { field, text, reason });
      isSettled = false;
    }
  }
  const changes = [...wanted.values()].flatMap(({ field, value }) => {
    const current = before[field.name] ?? null;
    const isSame = isSameValue(current, value) || (isEmptyValue(current) && isEmptyValue(value));
    return isSame ? [] : [{ field, before: current, after: value }];
  });
  const inOrder = columns.flatMap(({ field }) => refused.get(field?.name ?? '') ?? []);
  return { changes, refused: inOrder, same: wanted.size - changes.length };
}

const valuesOf = (wanted: ReadonlyMap<string, { readonly value: FieldValue }>): FormValues =>
  Object.fromEntries([...wanted].map(([name, { value }]) => [name, value]));

function refusalOf(copy: FormModel, name: string, messages: Reasons): string | null {
  const { visible, editable } = copy.getField(name);
  if (!visible) return messages.hidden;
  return editable ? copy.validateField(name) : messages.readOnly;
}
