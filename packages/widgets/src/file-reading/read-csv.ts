const byteOrderMark = '\uFEFF';

/** Returns the separator of a text: the more frequent of `;` and `,` outside quotes in the first line that has one. */
function separatorOf(text: string): string {
  let isQuoted = false;
  let semicolons = 0;
  let commas = 0;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === ';') semicolons += 1;
    if (letter === ',') commas += 1;
    if (letter === '\n' && semicolons + commas > 0) break;
  }
  return commas > semicolons ? ',' : ';';
}

/**
 * Returns the cells of a CSV text by row. Cells are separated by `;` or `,`; cells that contain a separator are quoted,
 * and quotes inside them are doubled. Reads at most `mostRows` rows.
 */
export function readCsv(text: string, mostRows: number): string[][] {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length && rows.length < mostRows; at += 1) {
    const letter = source[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && source[at + 1] === '\n') at += 1;
      endRow();
    } else cell += letter;
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) endRow();
  return rows;
}
