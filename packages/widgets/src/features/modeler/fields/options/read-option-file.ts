import { readTableFile, type TableFileProblem } from '../../../../file-reading/read-table-file.ts';
import { type FoundOptions, maxOptions, optionsOfRows } from './options-of-rows.ts';

/** Why a file contains no options. */
export type OptionFileProblem = TableFileProblem | 'longFile' | 'emptyFile';

/** The result of reading a file. */
export type OptionFile =
  | ({ readonly ok: true } & FoundOptions)
  | { readonly ok: false; readonly problem: OptionFileProblem };

/** Returns the options of a csv, xls or xlsx file: titles in its first column, values in the second. */
export async function readOptionFile(file: File): Promise<OptionFile> {
  const rows = await readTableFile(file, { rows: maxOptions + 1, columns: 2 });
  if (typeof rows === 'string') return { ok: false, problem: rows };
  if (rows.length > maxOptions) return { ok: false, problem: 'longFile' };
  const found = optionsOfRows(rows);
  return found.options.length === 0 ? { ok: false, problem: 'emptyFile' } : { ok: true, ...found };
}
