/** Maps a property of a response to a field; both are empty in a new row. */
export interface AnswerRow {
  readonly path: string;
  readonly field: string;
}

/** Converts a map from field name to response path into rows. */
export const answerRows = (map: Readonly<Record<string, string>>): AnswerRow[] =>
  Object.entries(map).map(([field, path]) => ({ field, path }));

/** Converts rows into a map from field name to response path. If two rows name a field, the last one wins. */
export const answerMap = (rows: readonly AnswerRow[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ field, path }) => [field, path]));
