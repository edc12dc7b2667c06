import type { FieldValue, FormField } from '@tramita/client/contract';
import { isDay, maskFor, parseDay, parseNumber } from '@tramita/client/rules';

/** The value of a cell for its field, or why it is rejected. */
export type CellReading = { readonly value: FieldValue } | { readonly problem: CellProblem };

/** Reasons to reject a cell that its text alone shows. */
export type CellProblem = 'number' | 'integer' | 'date' | 'boolean' | 'option' | 'otherType';

/** Normalizes a text for comparison: ignores case, accents and surrounding spaces. */
export const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').replace(/\s+/g, ' ').trim();

const yes = new Set(['sim', 's', 'verdadeiro', 'true', '1', 'x']);
const no = new Set(['nao', 'n', 'falso', 'false', '0']);

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

/** Parses the text of a cell like text typed into its field. The field's own rules are checked later. */
export function readCell(field: FormField, text: string): CellReading {
  switch (field.type) {
    case 'integer':
      return given(parseNumber('integer', text), 'integer');
    case 'float':
    case 'money':
      return given(parseNumber(field.type, text), 'number');
    case 'date':
      return given(parseDay(text) ?? (isDay(text.trim()) ? text.trim() : null), 'date');
    case 'boolean': {
      const word = plainly(text);
      return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : { problem: 'boolean' };
    }
    case 'select':
      return given(optionOf(field, text), 'option');
    case 'select-multiple':
      return chosen(field, text);
    case 'chips':
      return { value: itemsOf(text) };
    case 'masked':
      return { value: maskedText(field, text.trim()) };
    case 'texteditor':
      return {
        value: text
          .split(/\r?\n/)
          .map((line) => `<p>${escaped(line)}</p>`)
          .join(''),
      };
    case 'search':
    case 'file':
    case 'password':
    case 'acceptance':
    case 'assigneeData':
    case 'label':
      return { problem: 'otherType' };
    default:
      return { value: field.type === 'text' ? text : text.trim() };
  }
}

/** Returns whether a field of this type can be filled in from a cell. */
export const isFillable = ({ type }: Pick<FormField, 'type'>): boolean =>
  !['search', 'file', 'password', 'acceptance', 'assigneeData', 'label'].includes(type);
