import { lazyPart } from '../../../../ui/lazy-part.ts';
import { inflatesWithin } from './inflated-size.ts';
import { type FoundOptions, maxOptions, optionsOfRows } from './options-of-rows.ts';
import { readCsv } from './read-csv.ts';

/** Largest file, and most bytes it may hold unpacked. */
const maxFileBytes = 2 * 1024 * 1024;
const maxPlainBytes = 16 * 1024 * 1024;

/** Why a file gives no options. */
export type OptionFileProblem = 'wrongFile' | 'largeFile' | 'longFile' | 'brokenFile' | 'emptyFile' | 'partFailed';

/** What a file gives. */
export type OptionFile =
  | ({ readonly ok: true } & FoundOptions)
  | { readonly ok: false; readonly problem: OptionFileProblem };

const sheetReader = lazyPart(() => import('./read-sheet.ts').then((part) => part.readSheet));

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** UTF-8, or what older Windows programs write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The options of a csv, xls or xlsx file. Hostile files are refused before anything large is unpacked. */
export async function readOptionFile(file: File): Promise<OptionFile> {
  const extension = /\.(csv|xls|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension === undefined) return { ok: false, problem: 'wrongFile' };
  if (file.size > maxFileBytes) return { ok: false, problem: 'largeFile' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = bytes.length === 0 ? [] : await (extension === 'csv' ? csvRows(bytes) : sheetRows(bytes));
  if (typeof rows === 'string') return { ok: false, problem: rows };
  if (rows.length > maxOptions) return { ok: false, problem: 'longFile' };
  const found = optionsOfRows(rows);
  return found.options.length === 0 ? { ok: false, problem: 'emptyFile' } : { ok: true, ...found };
}

function csvRows(bytes: Uint8Array): string[][] | OptionFileProblem {
  return bytes.includes(0) ? 'brokenFile' : readCsv(decode(bytes), maxOptions + 1);
}

async function sheetRows(bytes: Uint8Array): Promise<string[][] | OptionFileProblem> {
  if (isArchive(bytes)) {
    if (!(await inflatesWithin(bytes, maxPlainBytes))) return 'brokenFile';
  } else if (!isOldWorkbook(bytes)) return 'brokenFile';
  const readSheet = await sheetReader.load().catch(() => null);
  if (readSheet === null) return 'partFailed';
  try {
    return readSheet(bytes, maxOptions + 1);
  } catch {
    return 'brokenFile';
  }
}
