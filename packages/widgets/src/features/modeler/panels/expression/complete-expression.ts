import { type ExpressionToken, expressionTokens } from '@tramita/client/rules';
import type { ExpressionField } from './expression-field.ts';

/** A suggestion for the position of the caret. */
export interface Suggestion {
  readonly kind: 'field' | 'value';
  /** The text to insert. */
  readonly text: string;
  /** The part of `text` that was typed, for highlighting; both 0 for none. */
  readonly match: readonly [start: number, end: number];
  /** The label of the field or of the option. */
  readonly note: string;
  /** The field itself, or the one the value belongs to. */
  readonly field: ExpressionField;
}

/** Suggestions for the caret, each of which replaces the text from `from` to `to`. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly suggestions: readonly Suggestion[];
}

const mostSuggestions = 50;
const comparisons = new Set(['==', '===', '!=', '!==']);
const beforeCaret = /#?[\p{L}\p{N}_$]*$/u;
const afterCaret = /^[\p{L}\p{M}\p{N}_$]*/u;
const literalWords = new Set(['true', 'false', 'null', 'undefined']);

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Returns the suggestions at a caret: fields after a `#` or at the beginning of a word, option values where a choice is
 * compared. Null if there are none, or only the text that is already there.
 */
export function completeExpression(
  source: string,
  caret: number,
  fields: readonly ExpressionField[],
): Completion | null {
  const tokens = expressionTokens(source);
  const found = completeValue(source, caret, tokens, fields) ?? completeField(source, caret, tokens, fields);
  if (found === null || found.suggestions.length === 0) return null;
  const [only, ...others] = found.suggestions;
  const isThereAlready = others.length === 0 && only?.text === source.slice(found.from, found.to);
  return isThereAlready ? null : found;
}

function completeField(
  source: string,
  caret: number,
  tokens: readonly ExpressionToken[],
  fields: readonly ExpressionField[],
): Completion | null {
  const typed = beforeCaret.exec(source.slice(0, caret))?.[0] ?? '';
  const from = caret - typed.length;
  const isInText = tokens.some(({ kind, start, end }) => kind === 'text' && start < caret && caret <= end);
  const isMember = source.slice(0, from).trimEnd().endsWith('.');
  const isWord = !typed.startsWith('#');
  if (isInText || isMember || typed === '' || (isWord && (/^\p{N}/u.test(typed) || literalWords.has(typed))))
    return null;
  const to = caret + (afterCaret.exec(source.slice(caret))?.[0].length ?? 0);
  const query = fold(typed.replace('#', ''));
  const suggestions = ranked(fields, (field) => rankOf(query, field.name, field.label)).map((field) => ({
    kind: 'field' as const,
    text: `#${field.name}`,
    match: matchOf(`#${field.name}`, query, isWord ? 1 : 0),
    note: field.label,
    field,
  }));
  return { from, to, suggestions };
}

function completeValue(
  source: string,
  caret: number,
  tokens: readonly ExpressionToken[],
  fields: readonly ExpressionField[],
): Completion | null {
  const index = tokens.findIndex(({ end }) => end >= caret);
  const token = tokens[index];
  const isInside = token !== undefined && token.start < caret;
  const isText = isInside && token.kind === 'text' && source[token.start] !== '`';
  const isWord = isInside && token.kind === 'word';
  const isAfterMark = isInside && token.kind === 'mark' && token.end === caret;
  const before = tokens.slice(
    0,
    isText || isWord ? index : isAfterMark ? index + 1 : index < 0 ? tokens.length : index,
  );
  if (isInside && !isText && !isWord && !isAfterMark) return null;
  const field = comparedField(source, before, fields);
  if (field === null) return null;
  const { options } = field;
  if (options.length === 0) return null;
  // boolean values are written without quotes
  const isYesNo = field.type === 'boolean';
  const start = isInside && !isAfterMark ? token.start : caret;
  const typed = source.slice(start, caret).replace(/^["']/, '');
  const query = fold(typed);
  const suggestions = ranked(options, (option) => rankOf(query, option.value, option.label)).map((option) => {
    const value = isYesNo ? option.value : JSON.stringify(option.value);
    const match = matchOf(value, query, isYesNo ? 0 : 1);
    return { kind: 'value' as const, text: value, match, note: option.label, field };
  });
  return { from: start, to: isInside && !isAfterMark ? endOf(source, token, caret) : caret, suggestions };
}

/** Returns the end of the text to replace. An unclosed quote must not include the text after it. */
function endOf(source: string, token: ExpressionToken, caret: number): number {
  const quote = source[token.start];
  const isOpen = token.kind === 'text' && (token.end - token.start < 2 || source[token.end - 1] !== quote);
  return isOpen ? caret + (/^[^\s"')&|]*/.exec(source.slice(caret))?.[0].length ?? 0) : token.end;
}

/** Returns the field whose value is expected after the tokens: `#a ==` or `#a.includes(`. */
function comparedField(
  source: string,
  before: readonly ExpressionToken[],
  fields: readonly ExpressionField[],
): ExpressionField | null {
  const words = before.slice(-4).map(({ start, end }) => source.slice(start, end));
  const last = words.at(-1) ?? '';
  const isMember = last === '(' && words.at(-2) === 'includes' && words.at(-3) === '.';
  const named = comparisons.has(last) ? words.at(-2) : isMember ? words.at(-4) : undefined;
  return fields.find(({ name }) => named === `#${name}`) ?? null;
}

/** Returns 0 for names with the prefix, 1 for labels with a word that has it, 2 if contained; null for no match. */
function rankOf(query: string, name: string, label: string): number | null {
  const [foldedName, foldedLabel] = [fold(name), fold(label)];
  if (foldedName.startsWith(query)) return 0;
  if (foldedLabel.split(/\s+/).some((word) => word.startsWith(query))) return 1;
  return foldedName.includes(query) || foldedLabel.includes(query) ? 2 : null;
}

function ranked<Entry>(entries: readonly Entry[], rank: (entry: Entry) => number | null): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one): one is { entry: Entry; rank: number } => one.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostSuggestions)
    .map(({ entry }) => entry);
}

function matchOf(text: string, query: string, offset: number): readonly [number, number] {
  const at = query === '' ? -1 : fold(text).indexOf(query, offset);
  return at < 0 ? [0, 0] : [at, at + query.length];
}
