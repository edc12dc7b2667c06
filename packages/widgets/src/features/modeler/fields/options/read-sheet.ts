import { read } from '@e965/xlsx';

/** The first two columns of a spreadsheet's first tab as people see them, at most `mostRows` rows. */
export function readSheet(bytes: Uint8Array, mostRows: number): string[][] {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheets: 0,
    sheetRows: mostRows,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  // the cells themselves: the range a file names may be as large as it likes
  const rows = sheet?.['!data'] ?? [];
  return Array.from(rows, (row) => [0, 1].map((column) => cellText(row?.[column])));
}

function cellText(cell: { w?: string; v?: unknown; t?: string } | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  return cell.w ?? String(cell.v ?? '');
}
