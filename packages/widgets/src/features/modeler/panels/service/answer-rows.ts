/** Which property of an answer goes into which field; both empty while a row is new. */
export interface AnswerRow {
  readonly path: string;
  readonly field: string;
}

/** Paths of an answer by the name of the field that takes what stands there, as rows. */
export const answerRows = (map: Readonly<Record<string, string>>): AnswerRow[] =>
  Object.entries(map).map(([field, path]) => ({ field, path }));

/** The rows as paths by field name. A field that two rows name takes the path of the last. */
export const answerMap = (rows: readonly AnswerRow[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ field, path }) => [field, path]));
