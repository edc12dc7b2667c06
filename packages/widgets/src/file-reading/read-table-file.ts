import { lazyPart } from '../ui/lazy-part.ts';
import { decodeText } from './decode-text.ts';
import { inflatesWithin } from './inflated-size.ts';
import { readCsv } from './read-csv.ts';
import type { TableBounds } from './read-sheet.ts';

/** Maximum size of a file, and maximum size of its unpacked content. */
const maxFileBytes = 2 * 1024 * 1024;
const maxPlainBytes = 16 * 1024 * 1024;

/** Reasons why a file cannot be read as a table. */
export type TableFileProblem = 'wrongFile' | 'largeFile' | 'brokenFile' | 'partFailed';

const sheetReader = lazyPart(() => import('./read-sheet.ts').then((part) => part.readSheet));

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Returns the cells of a csv, xls or xlsx file by row, at most as many as `bounds` allows, or the reason why the file
 * cannot be read. Malicious archives are rejected before much is unpacked.
 */
export async function readTableFile(file: File, bounds: TableBounds): Promise<string[][] | TableFileProblem> {
  const extension = /\.(csv|xls|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension === undefined) return 'wrongFile';
  if (file.size > maxFileBytes) return 'largeFile';
  // the file may have been moved or deleted since it was selected
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return 'brokenFile';
  const bytes = new Uint8Array(content);
  if (bytes.length === 0) return [];
  return extension === 'csv' ? csvRows(bytes, bounds) : sheetRows(bytes, bounds);
}

function csvRows(bytes: Uint8Array, { rows, columns }: TableBounds): string[][] | TableFileProblem {
  const text = decodeText(bytes);
  return text.includes('\0') ? 'brokenFile' : readCsv(text, rows).map((row) => row.slice(0, columns));
}

async function sheetRows(bytes: Uint8Array, bounds: TableBounds): Promise<string[][] | TableFileProblem> {
  if (isArchive(bytes)) {
    if (!(await inflatesWithin(bytes, maxPlainBytes))) return 'brokenFile';
  } else if (!isOldWorkbook(bytes)) return 'brokenFile';
  const readSheet = await sheetReader.load().catch(() => null);
  if (readSheet === null) return 'partFailed';
  try {
    return readSheet(bytes, bounds);
  } catch {
    return 'brokenFile';
  }
}
