import type { FieldValue, FormField } from '@tramita/client/contract';
import {
  commaSigns,
  fieldTypeRecord,
  isDay,
  isNumberType,
  maskFor,
  type NumberSigns,
  parseDay,
  parseNumber,
  type ValueKind,
} from '@tramita/client/rules';

/** The value of a cell for its field, or why it is rejected. */
export type CellReading = { readonly value: FieldValue } | { readonly problem: CellProblem };

/** Reasons to reject a cell that its text alone shows. */
export type CellProblem = 'number' | 'integer' | 'date' | 'boolean' | 'option' | 'otherType';

/** Normalizes a text for comparison: ignores case, accents and surrounding spaces. */
export const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

// words of all languages, because a file may come from someone who uses another one
const yes = new Set(['sim', 's', 'yes', 'y', 'si', 'verdadeiro', 'verdadero', 'true', '1', 'x']);
const no = new Set(['nao', 'n', 'no', 'falso', 'false', '0']);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the items of a list in one cell: separated by line breaks or `;`, otherwise by `,`. */
function itemsOf(text: string): string[] {
  const separator = /[;\n]/.test(text) ? /[;\n]/ : /,/;
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function optionOf({ options }: FormField, text: string): string | undefined {
  const all = options ?? [];
  const wanted = plainly(text);
  return (all.find(({ value }) => value === text.trim()) ?? all.find(({ label }) => plainly(label) === wanted))?.value;
}

/** Applies the field's mask; returns the text unchanged if it does not fit, so that validation rejects it. */
function maskedText({ rules }: FormField, text: string): string {
  const mask = maskFor(rules.maskedValue);
  if (!mask) return text;
  const formatted = mask.format(text);
  const characters = /[\p{L}\p{N}]/gu;
  return formatted.match(characters)?.length === text.match(characters)?.length ? formatted : text;
}

const given = (value: FieldValue | undefined | null, problem: CellProblem): CellReading =>
  value === undefined || value === null ? { problem } : { value };

function chosen(field: FormField, text: string): CellReading {
  const items = itemsOf(text).map((item) => optionOf(field, item));
  const values = items.filter((item) => item !== undefined);
  return values.length === items.length ? { value: [...new Set(values)] } : { problem: 'option' };
}

type Reader = (field: FormField, text: string, signs: NumberSigns) => CellReading;

/**
 * Parses a number with the given signs, otherwise with those of Portuguese. A kind of number that is not known here is
 * parsed as one with decimals.
 */
const number: Reader = ({ type }, text, signs) => {
  const kind = isNumberType(type) ? type : 'float';
  const value = parseNumber(kind, text, signs) ?? parseNumber(kind, text, commaSigns);
  return given(value, type === 'integer' ? 'integer' : 'number');
};

const html: Reader = (_field, text) => ({
  value: text
    .split(/\r?\n/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join(''),
});

function boolean(_field: FormField, text: string): CellReading {
  const word = plainly(text);
  return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : { problem: 'boolean' };
}

const unreadable: Reader = () => ({ problem: 'otherType' });

const readers: Readonly<Record<ValueKind, Reader>> = {
  text: ({ type }, text) => ({ value: type === 'text' ? text : text.trim() }),
  html,
  masked: (field, text) => ({ value: maskedText(field, text.trim()) }),
  number,
  boolean,
  day: (_field, text) => given(parseDay(text) ?? (isDay(text.trim()) ? text.trim() : null), 'date'),
  option: (field, text) => given(optionOf(field, text), 'option'),
  options: chosen,
  texts: (_field, text) => ({ value: itemsOf(text) }),
  item: unreadable,
  acceptance: unreadable,
  file: unreadable,
  none: unreadable,
};

/**
 * Parses the text of a cell like text typed into its field. The field's own rules are checked later.
 *
 * @param signs with which the table writes numbers
 */
export const readCell: Reader = (field, text, signs) =>
  isFillable(field) ? readers[fieldTypeRecord(field.type).value](field, text, signs) : { problem: 'otherType' };

/** Returns whether a field of this type can be filled in from a cell. */
export function isFillable({ type }: Pick<FormField, 'type'>): boolean {
  const { value, isPersonal } = fieldTypeRecord(type);
  return value !== 'none' && !isPersonal;
}
