import type { CellObject } from '@e965/xlsx';
import { TableError, type TableFormat, type TableRow } from '../../ports/table-reader.ts';

/** Maximum size of an unpacked spreadsheet, in bytes. A file of 20 MiB can contain much more. */
const unpackedMaxBytes = 512 * 1024 * 1024;
/** Columns after this one are ignored. */
export const columnsMax = 200;

/** Returns whether a file is a zip archive, as xlsx files are. */
export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Refuses archives that are not xlsx files or that would fill the memory. Reads only the archive's directory. */
async function checkArchive(bytes: Uint8Array): Promise<void> {
  const { unzipSync } = await import('fflate');
  let unpacked = 0;
  let isWorkbook = false;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      isWorkbook ||= name === 'xl/workbook.xml';
      return false;
    },
  });
  if (!isWorkbook || unpacked > unpackedMaxBytes) throw new TableError('unreadable');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Decodes the first visible sheet of an xlsx file. @throws TableError if the file cannot be opened */
export async function decodeSpreadsheet(
  bytes: Uint8Array,
): Promise<{ readonly format: TableFormat; readonly rows: readonly TableRow[] }> {
  const { read, SSF } = await import('@e965/xlsx');

  /**
   * Returns a cell as a text: dates as dd/MM/yyyy, whole numbers with all digits. `date1904` says that days are counted from
   * 1904, as in files of older versions of Excel for Mac.
   */
  function textOf(cell: CellObject | undefined, date1904: boolean): string {
    if (!cell || cell.t === 'z') return '';
    if (cell.t === 'b') return cell.v ? 'Sim' : 'Não';
    if (cell.t === 'n' && typeof cell.v === 'number') {
      if (typeof cell.z === 'string' && SSF.is_date(cell.z)) {
        const date = SSF.parse_date_code(cell.v, { date1904 });
        if (date) return `${twoDigits(date.d)}/${twoDigits(date.m)}/${date.y}`;
      }
      if (Number.isSafeInteger(cell.v) && (cell.z === undefined || cell.z === 'General')) return String(cell.v);
    }
    return cell.w ?? String(cell.v ?? '');
  }

  try {
    await checkArchive(bytes);
    const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellHTML: false, cellFormula: false });
    const { Sheets: properties = [], WBProps } = book.Workbook ?? {};
    const date1904 = WBProps?.date1904 === true;
    const shown = book.SheetNames.find((_, index) => !properties[index]?.Hidden);
    const sheet = book.Sheets[shown ?? book.SheetNames[0] ?? ''];
    const data: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
    const rows: TableRow[] = [];
    data.forEach((row, index) => {
      if (row)
        rows.push({ line: index + 1, cells: Array.from(row.slice(0, columnsMax), (cell) => textOf(cell, date1904)) });
    });
    return { format: { type: 'xlsx', delimiter: null, encoding: null }, rows };
  } catch (cause) {
    throw cause instanceof TableError ? cause : new TableError('unreadable', { cause });
  }
}
