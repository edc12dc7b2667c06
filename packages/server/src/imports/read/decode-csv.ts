import { TableError, type TableFormat, type TableRow } from '../../ports/table-reader.ts';

/** Returns the text of a file in UTF-8, or otherwise in Windows-1252, in which every sequence of bytes is a text. */
function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: 'UTF-8' | 'Windows-1252' } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** First line that some programs write for spreadsheets: it names the separator, and is no row. */
const separatorLine = /^sep=([;,])[\t ]*(?=[\r\n]|$)/i;

/** Returns the separator that the first line with text uses more often outside of quotes. */
function delimiterOf(text: string): ';' | ',' {
  const counts = { ';': 0, ',': 0 };
  let isQuoted = false;
  for (const character of text.trimStart().slice(0, 100_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (character === ';' || character === ',') counts[character] += 1;
  }
  return counts[','] > counts[';'] ? ',' : ';';
}

/** Removes the apostrophe that our CSV files write before texts that would run as formulas. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);

/** Decodes a CSV file. @throws TableError if it contains NUL bytes or a quote that is not closed */
export async function decodeCsv(
  bytes: Uint8Array,
): Promise<{ readonly format: TableFormat; readonly rows: readonly TableRow[] }> {
  if (bytes.includes(0)) throw new TableError('unreadable');
  const { text: decoded, encoding } = decodeText(bytes);
  const named = separatorLine.exec(decoded)?.[1];
  // the line stays as a blank one, so that errors name the lines of the file
  const text = decoded.replace(separatorLine, '');
  const delimiter = named === ';' || named === ',' ? named : delimiterOf(text);
  // the build for browsers brings what the other one needs of Node, and works in both
  const { parse } = await import('csv-parse/browser/esm/sync');
  try {
    // from a text, that build makes bytes by its own slow means
    const records: string[][] = parse(new TextEncoder().encode(text), {
      delimiter,
      // lines that were added in another program may end differently than the first one
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    const rows = records.map((cells, index) => ({ line: index + 1, cells: cells.map(withoutGuard) }));
    return { format: { type: 'csv', delimiter, encoding }, rows };
  } catch (cause) {
    throw new TableError('unreadable', { cause });
  }
}
