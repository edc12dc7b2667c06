import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import type { TableReader } from '../../ports/table-reader.ts';
import { readTableHere } from './read-table.ts';
import { readTableInWorker } from './read-table-in-worker.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const sheetOf = (rows: unknown[][], { hidden = [] as unknown[][], date1904 = false } = {}): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  if (hidden.length > 0) utils.book_append_sheet(book, utils.aoa_to_sheet(hidden), 'Listas');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: false }), 'Pessoas');
  book.Workbook = {
    WBProps: { date1904 },
    Sheets: book.SheetNames.map((name) => ({ Hidden: name === 'Listas' ? 1 : 0 })),
  };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};

async function read(reader: TableReader, bytes: Uint8Array<ArrayBuffer>) {
  const { format, header, total, batches } = await reader(bytes);
  const rows = [];
  for await (const batch of batches) rows.push(...batch);
  expect(rows).toHaveLength(total);
  return { format, header, rows };
}

describe.each([
  ['in this thread', readTableHere],
  ['in a worker thread', readTableInWorker],
] as const)('reads a file %s', (_, reader) => {
  test('D2.06 CSV with ; and a byte order mark, quoted line breaks and blank lines', async () => {
    const table = await read(reader, bytesOf('\uFEFFUsuário;Nome\r\nana;"Ana\r\nMaria;""x"""\r\n\r\n;\r\nbia;Bia'));
    expect(table).toEqual({
      format: { type: 'csv', delimiter: ';', encoding: 'UTF-8' },
      header: ['Usuário', 'Nome'],
      rows: [
        { line: 2, cells: ['ana', 'Ana\r\nMaria;"x"'] },
        { line: 5, cells: ['bia', 'Bia'] },
      ],
    });
  });

  test('keeps all lines of a CSV file whose lines end in different ways', async () => {
    const table = await read(reader, bytesOf('Usuário;Nome\r\nana;Ana\nbia;"Bia\nMaria"\r\ncaio;Caio'));
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['ana', 'Ana'],
      ['bia', 'Bia\nMaria'],
      ['caio', 'Caio'],
    ]);
  });

  test('D2.06 CSV with , in Windows-1252', async () => {
    const table = await read(reader, latin('Usu\u00e1rio,"Nome; completo"\njo\u00e3o,Jo\u00e3o \u0093Z\u00e9\u0094'));
    expect(table.format).toEqual({ type: 'csv', delimiter: ',', encoding: 'Windows-1252' });
    expect(table.header).toEqual(['Usuário', 'Nome; completo']);
    expect(table.rows).toEqual([{ line: 2, cells: ['joão', 'João “Zé”'] }]);
  });

  test('the apostrophe before texts that would run as formulas is removed', async () => {
    const { rows } = await read(reader, bytesOf("Nome;Cor\n'=1+1;'normal"));
    expect(rows[0]?.cells).toEqual(['=1+1', "'normal"]);
  });

  test('xlsx with numbers, dates and empty cells', async () => {
    const table = await read(
      reader,
      sheetOf([
        ['CPF', 'Ausente de', 'Ativo', 'Nome'],
        [12345678909, { t: 'n', v: 46351, z: 'm/d/yy' }, true],
        [],
        ['04', '31/12/2026', false, 'Ana'],
      ]),
    );
    expect(table).toEqual({
      format: { type: 'xlsx', delimiter: null, encoding: null },
      header: ['CPF', 'Ausente de', 'Ativo', 'Nome'],
      rows: [
        { line: 2, cells: ['12345678909', '25/11/2026', 'Sim'] },
        { line: 4, cells: ['04', '31/12/2026', 'Não', 'Ana'] },
      ],
    });
  });

  test('D2.06 dates of a workbook whose days are counted from 1904', async () => {
    const sheet = sheetOf([['Ausente de'], [{ t: 'n', v: 44890, z: 'dd/mm/yyyy' }]], { date1904: true });
    expect((await read(reader, sheet)).rows).toEqual([{ line: 2, cells: ['26/11/2026'] }]);
  });

  test('D2.06 the first visible sheet of a workbook', async () => {
    const table = await read(reader, sheetOf([['Nome'], ['Ana']], { hidden: [['Cargos'], ['Gerente']] }));
    expect(table).toMatchObject({ header: ['Nome'], rows: [{ line: 2, cells: ['Ana'] }] });
  });

  test.each([
    ['blank lines before the headings', '\r\n \nUsuário,"Nome; completo"\nana,Ana', 4],
    ['a line that names the separator', 'sep=,\nUsuário,"Nome; completo"\nana,Ana', 3],
  ])('D2.06 CSV with , and %s', async (_name, text, line) => {
    const table = await read(reader, bytesOf(`\uFEFF${text}`));
    expect(table.header).toEqual(['Usuário', 'Nome; completo']);
    expect(table.rows).toEqual([{ line, cells: ['ana', 'Ana'] }]);
  });

  test.each([
    ['NUL bytes', bytesOf('Nome;Cor\nA\0;x'), 'unreadable'],
    ['UTF-16', latin('\u00ff\u00feN\0o\0m\0e\0'), 'unreadable'],
    ['a quote that is not closed', bytesOf('Nome\n"aberto'), 'unreadable'],
    ['a broken archive', latin('PK\u0003\u0004 broken'), 'unreadable'],
    ['a truncated xlsx', sheetOf([['Nome'], ['A']]).slice(0, 2000), 'unreadable'],
    ['no headings', bytesOf(' ;\n'), 'empty'],
    ['100,001 lines', bytesOf(`Nome\n${'a\n'.repeat(100_001)}`), 'too-many-lines'],
  ])('D2.06 refuses %s', async (_name, bytes, problem) => {
    await expect(reader(bytes)).rejects.toMatchObject({ name: 'TableError', problem });
  });

  test('C5.08 surplus columns, the end of a very long cell and endless accents are not passed on', async () => {
    const accents = `a${'\u0301'.repeat(20_000)}${'\u0323'.repeat(20_000)}`;
    const table = await read(reader, bytesOf(`Nome${';x'.repeat(300)}\n${'é'.repeat(30_000)};${accents};Ação`));
    expect(table.header).toHaveLength(200);
    const [long, accented, plain] = table.rows[0]?.cells ?? [];
    expect([long?.length, accented?.length, plain]).toEqual([10_000, 31, 'Ação']);
  });

  test('D14.05 100,000 lines are read', async () => {
    expect((await read(reader, bytesOf(`Nome\n${'a\n'.repeat(100_000)}`))).rows).toHaveLength(100_000);
  });
});
