import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The parts of the spreadsheet library that are used here. */
interface Spreadsheets {
  read(bytes: Buffer): { readonly Sheets: Readonly<Record<string, object>> };
  write(book: object, options: { type: 'buffer'; bookType: 'xlsx'; compression: true }): Buffer;
  readonly utils: {
    sheet_to_json(sheet: object, options: { header: 1 }): readonly (readonly string[])[];
    book_new(): object;
    aoa_to_sheet(rows: readonly (readonly string[])[]): object;
    book_append_sheet(book: object, sheet: object, name: string): void;
  };
}

const server = createRequire(join(import.meta.dirname, '../../packages/server/package.json'));

/** Values of a person by the headings of the template. */
export type PersonCells = Readonly<Record<string, string>>;

/** Fills the template of people and saves it as a spreadsheet with the columns that people have values in. */
export function writePeopleFile(template: string, file: string, people: readonly PersonCells[]): void {
  const { read, write, utils }: Spreadsheets = server('@e965/xlsx');
  const [headings = []] = utils.sheet_to_json(read(readFileSync(template)).Sheets['Modelo'] ?? {}, { header: 1 });
  const used = new Set(people.flatMap((person) => Object.keys(person)));
  const columns = headings.filter((heading) => used.has(heading));
  if (columns.length < used.size) throw new Error(`The template has only the columns ${headings.join(', ')}`);
  const rows = people.map((person) => columns.map((heading) => person[heading] ?? ''));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([columns, ...rows]), 'Pessoas');
  writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
}
