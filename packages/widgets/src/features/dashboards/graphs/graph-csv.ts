import { type CsvCell, csvByteOrderMark, csvLine } from '@tramita/client/rules';

/** A table as CSV: the cells as shown, numbers without separators. */
export function tableCsv(table: HTMLTableElement): string {
  const lines = [...table.rows].map((row) =>
    csvLine([...row.cells].filter((cell) => cell.dataset['csv'] !== 'no').map(cellOf)),
  );
  return csvByteOrderMark + lines.join('');
}

function cellOf(cell: HTMLTableCellElement): CsvCell {
  return cell.dataset['value'] ?? cell.textContent?.trim();
}
