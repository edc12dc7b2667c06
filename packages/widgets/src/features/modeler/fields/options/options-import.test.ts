import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { archive } from '../../../../file-reading/testing/archive.ts';
import { optionsOfRows } from './options-of-rows.ts';
import { readOptionFile } from './read-option-file.ts';

const fileOf = (name: string, content: string | Uint8Array): File => new File([new Uint8Array(bytesOf(content))], name);
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Creates a workbook with one sheet. */
function workbook(rows: unknown[][], bookType: 'xls' | 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Opções');
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

const rows = [
  ['Viagem nacional', 'viagem'],
  ['Hospedagem', 'hospedagem'],
];
const options = [
  { label: 'Viagem nacional', value: 'viagem' },
  { label: 'Hospedagem', value: 'hospedagem' },
];

describe('optionsOfRows', () => {
  test('M5.2.23 M5.2.24 P5.23 P5.24 reads titles from column A and values from column B', () => {
    expect(
      optionsOfRows([
        ['São Paulo', ' SP ', 'ignorado'],
        ['Matriz', 1001],
      ]),
    ).toEqual({
      options: [
        { label: 'São Paulo', value: 'SP' },
        { label: 'Matriz', value: '1001' },
      ],
      skipped: 0,
    });
  });

  test('M5.2.25 P5.25 skips empty rows and rows with an empty, too long or repeated cell', () => {
    const found = optionsOfRows([
      [],
      ['', '  '],
      [null, undefined],
      ['Só título', ''],
      ['', 'so_valor'],
      ['t'.repeat(51), 'longo'],
      ['Longo', 'v'.repeat(101)],
      ['t'.repeat(50), 'v'.repeat(100)],
      ['Um', 'x'],
      ['Outro', 'x'],
    ]);
    expect(found.options.map(({ value }) => value)).toEqual(['v'.repeat(100), 'x']);
    expect(found.skipped).toBe(5);
  });
});

describe('readOptionFile', () => {
  test.each([
    ['M5.2.20', 'opcoes.csv', 'Viagem nacional;viagem\r\n\r\nHospedagem;hospedagem\r\n'],
    ['M5.2.21', 'opcoes.xls', workbook(rows, 'xls')],
    ['M5.2.22', 'OPCOES.XLSX', workbook(rows, 'xlsx')],
  ])('%s P5.22 reads the options of %s', async (_id, name, content) => {
    expect(await readOptionFile(fileOf(name, content))).toEqual({ ok: true, options, skipped: 0 });
  });

  test('reads a csv in Windows-1252, and numbers as the sheet shows them', async () => {
    const latin = Uint8Array.from(
      [...'Sess', 0xe3, ...'o;1'].map((part) => (typeof part === 'number' ? part : part.charCodeAt(0))),
    );
    expect(await readOptionFile(fileOf('a.csv', latin))).toMatchObject({ options: [{ label: 'Sessão', value: '1' }] });
    expect(await readOptionFile(fileOf('a.xlsx', workbook([['Conta', 1001]], 'xlsx')))).toMatchObject({
      options: [{ label: 'Conta', value: '1001' }],
    });
  });

  test.each([
    ['vazio.csv', ''],
    ['so-titulos.csv', 'um\ndois\n'],
    ['vazio.xlsx', workbook([[]], 'xlsx')],
    ['vazio.xls', workbook([['', '']], 'xls')],
  ])('M5.2.26 P5.26 reports %s without a valid row as empty', async (name, content) => {
    expect(await readOptionFile(fileOf(name, content))).toEqual({ ok: false, problem: 'emptyFile' });
  });

  test.each([
    ['opcoes.ods', 'PK', 'wrongFile'],
    ['opcoes', 'a;b', 'wrongFile'],
    ['grande.csv', 'a'.repeat(2 * 1024 * 1024 + 1), 'largeFile'],
    ['longo.csv', 'a;b\n'.repeat(5001), 'longFile'],
    [
      'longo.xlsx',
      workbook(
        Array.from({ length: 5001 }, (_, at) => [`t${at}`, `v${at}`]),
        'xlsx',
      ),
      'longFile',
    ],
    ['binario.csv', 'a;b\0', 'brokenFile'],
    ['texto.xlsx', 'a;b', 'brokenFile'],
    ['texto.xls', '<table><tr><td>a</td></tr></table>', 'brokenFile'],
    ['cortado.xlsx', workbook(rows, 'xlsx').slice(0, 900), 'brokenFile'],
    ['cortado.xls', workbook(rows, 'xls').slice(0, 700), 'brokenFile'],
    ['outro.xlsx', archive(new Uint8Array(20)), 'brokenFile'],
    ['bomba.xlsx', archive(new Uint8Array(40 * 1024 * 1024), { declared: 10 }), 'brokenFile'],
  ] as const)('refuses %s', async (name, content, problem) => {
    expect(await readOptionFile(fileOf(name, content))).toEqual({ ok: false, problem });
  });
});
