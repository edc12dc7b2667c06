import type { FieldRules, FormField } from '@tramita/client/contract';
import { createFormModel, pointSigns } from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../file-reading/read-table-file.ts';
import { sheetFillMessages as messages } from '../../messages/sheet-fill.ts';
import { ownRow, planSheetFill, sheetTable } from './plan-sheet-fill.ts';
import { sheetTemplate } from './sheet-template.ts';

const now = new Date('2026-11-21T15:00:00Z');
const field = (
  name: string,
  type: string,
  rest: Partial<FormField> = {},
  rules: Partial<FieldRules> = {},
): FormField => ({
  id: `1.${name}`,
  name,
  label: `Campo ${name}`,
  type,
  rules,
  ...rest,
});
const options = [
  { label: 'São Paulo', value: 'sp' },
  { label: 'Rio de Janeiro', value: 'rj' },
];

function plan(fields: readonly FormField[], cells: readonly (readonly string[])[], line = 2) {
  const model = createFormModel(fields, { now });
  const table = sheetTable(cells, fields);
  const row = table.rows.find((one) => one.line === line);
  if (!row) throw new Error('no such row');
  const { changes, refused, same } = planSheetFill(model, table, row, { now, messages });
  return {
    values: Object.fromEntries(changes.map(({ field: { name }, after }) => [name, after])),
    refused: refused.map(({ field: { name }, reason }) => [name, reason]),
    same,
    unused: table.unused,
  };
}

test.each([
  ['integer', '1,234', 1234],
  ['float', '1,234.5', 1234.5],
  ['float', '1.234', 1.234],
  ['money', 'R$ 1,842.90', 1842.9],
  ['float', '1.234,5', 1234.5],
  ['money', 'R$ 1.842,90', 1842.9],
  ['date', '05/03/2027', '2027-03-05'],
  ['boolean', 'Yes', true],
  ['boolean', 'Não', false],
  ['boolean', 'Sí', true],
])('E11.03 C4.01 in English a %s field accepts the English and the Portuguese notation: %j', (type, text, value) => {
  const fields = [field('a', type)];
  const table = sheetTable([['a'], [text]], fields, pointSigns);
  const [row] = table.rows;
  if (!row) throw new Error('no such row');
  const { changes, refused } = planSheetFill(createFormModel(fields, { now }), table, row, { now, messages });
  expect(refused).toEqual([]);
  expect(changes.map(({ after }) => after)).toEqual([value]);
});

describe('C4.01 a form filled in from a spreadsheet', () => {
  test.each([
    ['integer', '1.234', 1234],
    ['float', '1.234,5', 1234.5],
    ['money', 'R$ 1.842,90', 1842.9],
    ['date', '05/03/2027', '2027-03-05'],
    ['date', '2027-03-05', '2027-03-05'],
    ['boolean', 'Não', false],
    ['boolean', 'x', true],
    ['select', 'SAO PAULO', 'sp'],
    ['select', 'rj', 'rj'],
    ['select-multiple', 'São Paulo; rj', ['sp', 'rj']],
    ['chips', 'um, dois', ['um', 'dois']],
    ['text', 'duas\nlinhas', 'duas\nlinhas'],
    ['string', "'=SOMA(A1)", '=SOMA(A1)'],
    ['texteditor', 'a <b>', '<p>a &#60;b&#62;</p>'],
  ])('converts the text of a cell for a %s field: %j', (type, text, value) => {
    expect(plan([field('a', type, { options })], [['a'], [text]])).toMatchObject({ values: { a: value }, refused: [] });
  });

  test('applies masks, and rejects a text that does not fit its mask', () => {
    const cpf = field('cpf', 'masked', {}, { maskedValue: 'cpf' });
    expect(plan([cpf], [['cpf'], ['52998224725']]).values).toEqual({ cpf: '529.982.247-25' });
    expect(plan([cpf], [['cpf'], ['529982247251']]).refused).toHaveLength(1);
    expect(plan([cpf], [['cpf'], ['111.111.111-11']]).refused).toHaveLength(1);
  });

  test.each([
    ['integer', '12,5', messages.integer],
    ['money', 'dez', messages.number],
    ['date', '31/02/2027', messages.date],
    ['boolean', 'talvez', messages.boolean],
    ['select', 'Bahia', messages.option],
    ['select-multiple', 'São Paulo; Bahia', messages.option],
    ['search', 'Ana', messages.otherType],
    ['file', 'a.pdf', messages.otherType],
  ])('rejects the text of a cell for a %s field: %j', (type, text, reason) => {
    expect(plan([field('a', type, { options })], [['a'], [text]])).toMatchObject({
      values: {},
      refused: [['a', reason]],
    });
  });

  test('rejects cells that violate rules of the form: limits, hidden and read-only fields', () => {
    const fields = [
      field('valor', 'integer', {}, { maxValue: 10 }),
      field('tipo', 'string'),
      field('outro', 'string', {}, { visible: "#tipo == 'outro'" }),
      field('fixo', 'string', {}, { editable: false }),
    ];
    const cells = [
      ['valor', 'tipo', 'outro', 'fixo'],
      ['11', 'comum', 'x', 'y'],
      ['9', 'outro', 'x', ''],
    ];
    expect(plan(fields, cells)).toEqual({
      values: { tipo: 'comum' },
      refused: [
        ['valor', 'Digite um valor menor ou igual a 10'],
        ['outro', messages.hidden],
        ['fixo', messages.readOnly],
      ],
      same: 0,
      unused: [],
    });
    expect(plan(fields, cells, 3)).toMatchObject({ values: { valor: 9, tipo: 'outro', outro: 'x' }, refused: [] });
  });

  test('rejects a field that only a rejected value would show', () => {
    const fields = [field('n', 'integer', {}, { maxValue: 10 }), field('porque', 'string', {}, { visible: '#n > 10' })];
    expect(
      plan(fields, [
        ['n', 'porque'],
        ['20', 'x'],
      ]).refused.map(([name]) => name),
    ).toEqual(['n', 'porque']);
  });

  test('matches headings to names or labels in any case, ignores a label of two fields and skips empty cells', () => {
    const fields = [
      field('a', 'string', { value: 'já' }),
      field('b', 'string', { label: 'Região' }),
      field('c', 'string', { label: 'Dois' }),
      field('d', 'string', { label: 'Dois' }),
    ];
    const cells = [
      ['A', 'REGIAO', 'Dois', 'nada', 'c'],
      ['já', 'sul', 'x', 'y', ''],
    ];
    expect(plan(fields, cells)).toEqual({ values: { b: 'sul' }, refused: [], same: 1, unused: ['Dois', 'nada'] });
  });

  test('selects the row with the IDK of the request, or the only row', () => {
    const table = sheetTable(
      [
        ['idk', 'a'],
        ['7', 'x'],
        ['', ''],
        ['0012', 'y'],
      ],
      [field('a', 'string')],
    );
    expect(table.rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(ownRow(table, 12)?.line).toBe(4);
    expect(ownRow(table, 99)).toBeUndefined();
    expect(ownRow(sheetTable([['a'], ['x']], [field('a', 'string')]), 99)?.line).toBe(2);
  });

  test('the unchanged template causes no changes', async () => {
    const fields = [
      field('valor', 'money', { value: 1234.5 }),
      field('dia', 'date', { value: '2027-03-05' }),
      field('onde', 'select', { options, value: 'sp' }),
      field('quais', 'select-multiple', { options, value: ['sp', 'rj'] }),
      field('nota', 'text', { value: '=1+1\n"dois"; três' }),
      field('menor', 'float', { value: -12.25 }),
      field('sim', 'boolean', { value: true }),
      field('fixo', 'string', { value: 'x' }, { editable: false }),
      field('quem', 'search', { value: '12' }),
    ];
    const model = createFormModel(fields, { now });
    const file = new File([sheetTemplate(model, 42, new Map())], 'modelo.csv');
    const rows = await readTableFile(file, { rows: 10, columns: 50, plain: { decimal: ',', yes: 'Sim', no: 'Não' } });
    if (typeof rows === 'string') throw new Error(rows);
    const table = sheetTable(rows, fields);
    const row = ownRow(table, 42);
    if (!row) throw new Error('no row');
    expect(table.unused).toEqual([]);
    expect(planSheetFill(model, table, row, { now, messages })).toEqual({ changes: [], refused: [], same: 7 });
  });
});
