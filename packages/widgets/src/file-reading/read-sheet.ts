import { read } from '@e965/xlsx';

/** How much of a table is read. */
export interface TableBounds {
  readonly rows: number;
  readonly columns: number;
}

/** The first columns of a spreadsheet's first tab as people see them. */
export function readSheet(bytes: Uint8Array, bounds: TableBounds): string[][] {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheets: 0,
    sheetRows: bounds.rows,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  // the cells themselves: a file may declare a range of any size
  const rows = sheet?.['!data'] ?? [];
  return Array.from(rows, (row) =>
    Array.from({ length: Math.min(row?.length ?? 0, bounds.columns) }, (_, column) => cellText(row?.[column])),
  );
}

interface Cell {
  w?: string;
  v?: unknown;
  t?: string;
}

function cellText(cell: Cell | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  return cell.w ?? String(cell.v ?? '');
}
