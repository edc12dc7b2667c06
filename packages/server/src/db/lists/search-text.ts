import { type Expression, type RawBuilder, sql } from 'kysely';

type Text = Expression<string | null>;

/** SQL for the order of names: case and accents do not count. */
export function nameOrder(text: Text): RawBuilder<string> {
  return sql<string>`fold(${text}) collate "C"`;
}

/** SQL condition: the text contains what was typed, taken literally, whatever its case and accents. */
export function contains(text: Text, typed: string): RawBuilder<boolean> {
  return foldedContains(sql<string | null>`fold(${text})`, typed);
}

/** The same for a text that is folded already. */
export function foldedContains(text: Text, typed: string): RawBuilder<boolean> {
  const pattern = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // NFC: a decomposed accent would not be folded
  return sql<boolean>`${text} like fold(${pattern.normalize('NFC')})`;
}

/** The words of a search box; each of them must be found. */
export function wordsOf(typed: string | undefined): string[] {
  return (typed ?? '').trim().split(/\s+/).filter(Boolean);
}
