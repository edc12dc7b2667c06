import { type RawBuilder, sql } from 'kysely';
import { contains, readable } from './search-text.ts';

/** How values of a data column are stored, compared and ordered. */
export type DataKind =
  | 'date'
  | 'boolean'
  | 'choice'
  | 'number'
  | 'file'
  | 'text'
  | 'masked'
  | 'html'
  | 'person'
  | 'outside';

/**
 * A filter on a data column: matches part of a text, of a masked text with or without punctuation, of a rich text as
 * it is read, of a file's name, or of a person's name or login; all other kinds match exactly. A value of another system
 * also matches if it is one of `values`, whose labels contain the text.
 */
export type DataCondition =
  | {
      readonly name: string;
      readonly kind: Exclude<DataKind, 'number' | 'boolean' | 'outside'>;
      readonly value: string;
    }
  | { readonly name: string; readonly kind: 'outside'; readonly value: string; readonly values: readonly string[] }
  | { readonly name: string; readonly kind: 'number'; readonly value: number }
  | { readonly name: string; readonly kind: 'boolean'; readonly value: boolean };

/** A data column to order by; choices are ordered by their labels. */
export interface DataOrder {
  readonly name: string;
  readonly kind: DataKind;
  readonly direction: 'ASC' | 'DESC';
  readonly labels: Readonly<Record<string, string>>;
}

// the name of a column is always a bound value, never a part of the statement
const textOf = (data: RawBuilder<unknown>, name: string) => sql<string | null>`(${data} ->> ${name}::text)`;
const punctuation = '[^[:alnum:]]+';
const storedOf = (data: RawBuilder<unknown>, name: string) => sql`(${data} -> ${name}::text)`;

/** SQL condition: the request's values, in `data`, match the filter of a column. */
export function dataHolds(data: RawBuilder<unknown>, condition: DataCondition): RawBuilder<boolean> {
  const { name } = condition;
  switch (condition.kind) {
    case 'number':
    case 'boolean':
      return sql<boolean>`${storedOf(data, name)} = ${JSON.stringify(condition.value)}::jsonb`;
    case 'choice':
      // the `@>` operator matches a list that contains the text, as well as the text itself
      return sql<boolean>`${storedOf(data, name)} @> to_jsonb(${condition.value}::text)`;
    case 'date':
      return sql<boolean>`${textOf(data, name)} = ${condition.value}`;
    case 'masked':
      return masked(textOf(data, name), condition.value);
    case 'html':
      return contains(readable(textOf(data, name)), condition.value);
    case 'person':
      return sql<boolean>`(${contains(textOf(data, name), condition.value)} or exists (
        select from users u where u.user_name = ${textOf(data, name)}
          and ${contains(sql.ref('u.complete_name'), condition.value)}))`;
    case 'outside':
      return sql<boolean>`(${contains(textOf(data, name), condition.value)}
        or ${textOf(data, name)} = any(${condition.values}::text[]))`;
    case 'file':
    case 'text':
      return contains(textOf(data, name), condition.value);
  }
}

/** SQL condition: the masked text contains the typed one, each without its punctuation. */
function masked(text: RawBuilder<string | null>, typed: string): RawBuilder<boolean> {
  const characters = typed.replace(/[^\p{L}\p{N}]+/gu, '');
  if (characters === '') return contains(text, typed);
  return contains(sql`regexp_replace(${text}, ${punctuation}, '', 'g')`, characters);
}

/** SQL to order by a data column. */
export function dataOrder(data: RawBuilder<unknown>, { name, kind, labels }: DataOrder): RawBuilder<unknown> {
  const text = textOf(data, name);
  switch (kind) {
    case 'number':
      return sql`nullif(${storedOf(data, name)}, 'null')`;
    case 'choice':
      return sql`fold(coalesce(${JSON.stringify(labels)}::jsonb ->> ${text}, ${text})) collate "C"`;
    case 'date':
    case 'boolean':
      return sql`${text} collate "C"`;
    case 'html':
      return sql`fold(${readable(text)}) collate "C"`;
    case 'person':
      return sql`fold(coalesce((select u.complete_name from users u where u.user_name = ${text}), ${text})) collate "C"`;
    case 'outside':
    case 'file':
    case 'text':
    case 'masked':
      return sql`fold(${text}) collate "C"`;
  }
}
