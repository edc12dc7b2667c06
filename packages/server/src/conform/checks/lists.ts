import type { Paged } from '../operation.ts';
import { shown } from '../wire/deviation.ts';

/** Returns a text of this many characters. */
export const long = (length: number): string => 'x'.repeat(length);

/** A page of a list with its total. */
export interface Elements {
  readonly elements: readonly unknown[];
  readonly totalElements: number;
}

/** A list of `elements` with their total, in pages of at most `most`. */
export const elementsOf = (most: number, size = 'size'): Paged<Elements> => ({
  page: 'page',
  size,
  most,
  rows: ({ elements }) => elements,
  total: ({ totalElements }) => totalElements,
});

interface Named {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string | null | undefined;
  readonly userName?: string;
}

/** Returns the names of rows, for messages. */
export const namesOf = (rows: readonly Named[]): string =>
  shown(rows.map(({ name, title, description, userName }) => name ?? title ?? userName ?? description).join(', ')) ||
  'nenhum';

/** Returns whether an ISO text is a point in time in UTC. */
export const isInstant = (text: string): boolean => text.endsWith('Z') && !Number.isNaN(Date.parse(text));
