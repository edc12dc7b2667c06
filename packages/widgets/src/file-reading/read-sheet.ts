import { read, SSF } from '@e965/xlsx';

/** How cells are written whose own format is ignored. */
export interface PlainCells {
  /** The sign before the decimals. */
  readonly decimal: string;
  /** The words for logical values. */
  readonly yes: string;
  readonly no: string;
}

/** Limits and format of reading a table. */
export interface TableBounds {
  readonly rows: number;
  readonly columns: number;
  /** Numbers with all digits, and dates as `dd/MM/yyyy`, ignoring the format of the cells. */
  readonly plain?: PlainCells;
}

/** Returns the first columns of a spreadsheet's first table as text. */
export function readSheet(bytes: Uint8Array, bounds: TableBounds): string[][] {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheets: 0,
    sheetRows: bounds.rows,
    cellFormula: false,
    cellNF: bounds.plain !== undefined,
    cellHTML: false,
    bookVBA: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  // use the cells themselves, because a file may declare a range of any size
  const rows = sheet?.['!data'] ?? [];
  const { plain } = bounds;
  return Array.from(rows, (row) =>
    Array.from({ length: Math.min(row?.length ?? 0, bounds.columns) }, (_, column) =>
      plain ? plainText(row?.[column], plain) : cellText(row?.[column]),
    ),
  );
}

interface Cell {
  w?: string;
  /** Number format. */
  z?: unknown;
  v?: unknown;
  t?: string;
}

function cellText(cell: Cell | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  return cell.w ?? String(cell.v ?? '');
}

function plainText(cell: Cell | undefined, { decimal, yes, no }: PlainCells): string {
  if (cell?.t === 'b') return cell.v ? yes : no;
  if (cell?.t !== 'n' || typeof cell.v !== 'number') return cellText(cell);
  if (typeof cell.z !== 'string' || !SSF.is_date(cell.z)) return String(cell.v).replace('.', decimal);
  const { y, m, d } = SSF.parse_date_code(cell.v) as { y: number; m: number; d: number };
  return `${String(d).padStart(2, '0')}/${String(m).padStart(2, '0')}/${y}`;
}
