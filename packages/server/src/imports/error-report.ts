import { csvByteOrderMark, csvLine, type Locale } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { type ImportRow, readErrorsBetween, readImportLines } from '../db/imports/imports.ts';
import { errorsHeading } from './columns/match-columns.ts';
import { errorSentence } from './read-imports.ts';

const linesAtOnce = 500;

/** Returns the refused lines of an import as they were in the file, with their errors in the last column, as CSV. */
export async function* errorReport(
  { db }: Pick<Services, 'db'>,
  { id, header }: Pick<ImportRow, 'id' | 'header'>,
  locale: Locale,
): AsyncGenerator<string> {
  const headings = header ?? [];
  // a corrected report that has errors again has one column for them
  const width = headings.at(-1) === errorsHeading ? headings.length - 1 : headings.length;
  yield csvByteOrderMark + csvLine([...headings.slice(0, width), errorsHeading]);
  for (let after = 0; ; ) {
    const lines = await readImportLines(db, id, { after, size: linesAtOnce });
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return;
    const errors = await readErrorsBetween(db, id, { from: first.line, to: last.line });
    const byLine = new Map<number, string[]>();
    for (const error of errors) {
      byLine.set(error.line, [...(byLine.get(error.line) ?? []), errorSentence(error, locale)]);
    }
    yield lines
      .map(({ line, cells }) => {
        const original = Array.from({ length: width }, (_, index) => cells[index] ?? '');
        return csvLine([...original, (byLine.get(line) ?? []).join(' | ')]);
      })
      .join('');
    after = last.line;
  }
}
