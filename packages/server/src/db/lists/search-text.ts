import { type Expression, type RawBuilder, sql } from 'kysely';

type Text = Expression<string | null>;

/** SQL to order names regardless of case and accents. */
export function nameOrder(text: Text): RawBuilder<string> {
  return sql<string>`fold(${text}) collate "C"`;
}

/**
 * SQL condition: the text contains the typed text literally, regardless of case and accents. Blanks around it are ignored,
 * and a run of blanks in it, which pasted text may have, also matches one blank.
 */
export function contains(text: Text, typed: string): RawBuilder<boolean> {
  return foldedContains(sql<string | null>`fold(${text})`, typed);
}

/** Like {@link contains}, for a text that is already folded. */
export function foldedContains(text: Text, typed: string): RawBuilder<boolean> {
  const literal = typed.trim();
  const plain = literal.replace(/\s+/g, ' ');
  const holds = isLike(text, plain);
  // the text may have been pasted with the same blanks
  return plain === literal ? holds : sql<boolean>`(${holds} or ${isLike(text, literal)})`;
}

function isLike(text: Text, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // NFC, because `fold` does not remove decomposed accents
  // in a subquery, so that the pattern of a prepared statement is folded once instead of for each row
  return sql<boolean>`${text} like (select fold(${pattern.normalize('NFC')}))`;
}

/**
 * SQL condition: the number is one of these. The ids are hashed, so that many of them cost no more than a few; an index on
 * the number is not used.
 */
export function isOneOf(id: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> {
  // `is true` keeps the planner from joining the ids
  return sql<boolean>`(${id} in (select unnest(${ids}::integer[]))) is true`;
}

/** Splits the text of a search box into words, each of which must match. */
export function wordsOf(typed: string | undefined): string[] {
  return (typed ?? '').trim().split(/\s+/).filter(Boolean);
}

/** SQL for a text with one usual blank for each run of blanks, also of those that do not break. */
export const plainBlanks = (text: RawBuilder<string | null>): RawBuilder<string | null> =>
  sql<string | null>`regexp_replace(${text}, ${'[\\s\u00a0\u202f]+'}, ' ', 'g')`;

/**
 * SQL for rich text as readers see it: words with a formatted part are whole, ends of lines separate words, signs are not
 * escaped, and all blanks are alike.
 */
export const readable = (html: RawBuilder<string | null>): RawBuilder<string | null> =>
  plainBlanks(sql`replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(${html}, '<(/(p|li|h[1-4]|tr|td|th|blockquote|pre)|br|hr)[^<>]*>', ' ', 'g'),
      '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`);
