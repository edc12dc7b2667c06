import { type DefinitionField, type FormValues, finishTask, getTask, type StepField } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, step, to } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice } from '../../testing/api.ts';

const options = [
  { label: 'Hotel', value: 'h' },
  { label: 'Táxi', value: 't' },
];
const file = 'filename:nota.pdf;data:application/pdf;base64,QUJD';

/** A field type, a valid value, an invalid value, and the resulting message. */
const cases: [
  ids: string,
  type: DefinitionField,
  right: FormValues[string],
  wrong: FormValues[string],
  says: string,
][] = [
  ['T3.09', field('a', { maxLength: 3 }), 'abc', 'abcd', 'Digite no máximo 3 caracteres'],
  [
    'T3.10',
    field('a', { type: 'regex', regexExpression: '[A-Z]{3}-\\d{4}', hint: 'Use ABC-1234.' }),
    'ABC-1234',
    'xABC-1234',
    'Digite um valor válido para este campo. Use ABC-1234.',
  ],
  ['T3.14', field('a', { type: 'integer', minValue: 1 }), 7, 1.5, 'Digite um número inteiro'],
  ['T3.15', field('a', { type: 'float', maxValue: 9.5 }), 9.5, 9.6, 'Digite um valor menor ou igual a 9,5'],
  ['T3.16', field('a', { type: 'money', minValue: 10 }), 1842.9, 9.99, 'Digite um valor maior ou igual a R$ 10,00'],
  [
    'T3.27',
    field('a', { type: 'masked', maskedValue: 'cpf' }),
    '529.982.247-25',
    '529.982.247-26',
    'Digite um CPF válido',
  ],
  ['T3.28', field('a', { type: 'masked', maskedValue: 'rg' }), '12.345.678-X', '12345678X', 'Digite um RG válido'],
  [
    'T3.29',
    field('a', { type: 'masked', maskedValue: 'cnpj' }),
    '12.ABC.345/01DE-35',
    '12.ABC.345/01DE-36',
    'Digite um CNPJ válido',
  ],
  ['T3.30', field('a', { type: 'masked', maskedValue: 'cep' }), '01310-100', '01310100', 'Digite um CEP válido'],
  [
    'T3.31',
    field('a', { type: 'masked', maskedValue: 'telephone' }),
    '(11) 3333-4444',
    '1133334444',
    'Digite um telefone válido',
  ],
  [
    'T3.32',
    field('a', { type: 'masked', maskedValue: 'cell' }),
    '(11) 98765-4321',
    '(11) 38765-4321',
    'Digite um celular válido',
  ],
  [
    'T3.18',
    field('a', { type: 'date', minDate: 'CURRENT_DATE' }),
    '2026-03-02',
    '2026-03-01',
    'Digite um valor maior ou igual a 02/03/2026',
  ],
  ['T3.19', field('a', { type: 'boolean' }), false, 1, 'Escolha Sim ou Não'],
  ['T3.20', field('a', { type: 'select', options }), 'h', 'x', 'Escolha uma das opções da lista'],
  [
    'T3.21',
    field('a', { type: 'select-multiple', options }),
    ['t', 'h'],
    ['t', 'x'],
    'Escolha uma das opções da lista',
  ],
  ['T3.23', field('a', { type: 'acceptance' }), '10.0.0.1 (1, 2)', 'sim', 'Aceite inválido, faça o aceite novamente'],
  ['T3.24', field('a', { type: 'file' }), file, 'nota.pdf', 'Arquivo inválido, selecione o arquivo novamente'],
  ['T3.26', field('a', { type: 'chips', maxLength: 4 }), ['um', 'dois'], ['quatro'], 'Digite no máximo 4 caracteres'],
];

describeDatabase('the form on finish', (database) => {
  /** Starts a request whose task has these fields and is open for Ana. */
  async function taskWith(fields: readonly DefinitionField[], rules: Partial<StepField> = {}) {
    const { db } = database();
    await insertOffice(db);
    const api = createTestApi(db);
    const processId = await insertProcess(db, {
      steps: [
        step.start('work'),
        step.task({ id: 'work', connections: to('end'), fields: fields.map(({ name }) => ask(name, rules)) }),
        step.end(),
      ],
      fields: [...fields],
    });
    const response = await api.fetch('ana', `/v1/processes/${processId}/start`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(201);
    const { uuid } = await db.selectFrom('tasks').select('uuid').executeTakeFirstOrThrow();
    return {
      task: () => api.as('ana').call(getTask, { params: { uuid } }),
      finish: (body: FormValues) => api.as('ana').call(finishTask, { params: { uuid }, body }),
      stored: async () => (await db.selectFrom('instances').select('data').executeTakeFirstOrThrow()).data,
    };
  }

  test.each(cases)('%s refuses an invalid value and stores a valid one', async (_ids, type, right, wrong, says) => {
    const { finish, stored } = await taskWith([type]);
    await expect(finish({ a: wrong })).rejects.toMatchObject({
      status: 400,
      errorCode: 'FORM_INVALID',
      fields: [{ name: 'a', message: says }],
    });
    expect(await stored()).not.toHaveProperty('a', wrong);
    await finish({ a: right });
    expect(await stored()).toMatchObject({ a: right });
  });

  test('T3.12 the password confirmation is not part of the form', async () => {
    const { finish, stored } = await taskWith([field('senha', { type: 'password' })], { required: 'true' });
    await expect(finish({ senha: 'x', senhaPasswordConfirm: 'x' })).rejects.toMatchObject({
      fields: [{ name: 'senhaPasswordConfirm', message: 'Este campo não existe neste formulário' }],
    });
    await finish({ senha: 'x' });
    expect(await stored()).toMatchObject({ senha: 'x' });
  });

  test('T5.1.23 a required acceptance must be given', async () => {
    const { finish } = await taskWith([field('aceite', { type: 'acceptance' })], { required: 'true' });
    await expect(finish({ aceite: null })).rejects.toMatchObject({
      fields: [{ name: 'aceite', message: 'Aceite obrigatório' }],
    });
  });

  test('T3.25 T3.26 rich text is sanitized before it is stored, and a label stores nothing', async () => {
    const { finish, stored } = await taskWith([
      field('nota', { type: 'texteditor' }),
      field('aviso', { type: 'label' }),
    ]);
    await finish({ nota: '<p onclick="x()">Oi<script>x()</script> <b>você</b></p>' });
    expect(await stored()).toMatchObject({ nota: '<p>Oi <b>você</b></p>' });
    expect(await stored()).not.toHaveProperty('aviso');
  });

  test('T3.06 T3.07 T3.08 returns a task’s fields with their names, hints, options, limits and rules', async () => {
    const { task } = await taskWith(
      [
        field('a', {
          type: 'date',
          hint: 'Dica',
          options,
          minDate: 'OTHERS',
          minDateTotal: -2,
          maxDate: 'OTHERS',
          maxDateTotal: 3,
          minValue: 1,
          maxValue: 2,
          maxLength: 3,
          regexExpression: 'x',
          maskedValue: 'cpf',
        }),
        field('b', {
          type: 'search',
          search: { kind: 'list', items: [{ label: 'Um', value: '1', when: { a: '2' } }] },
        }),
      ],
      { visible: '#a != "1"', required: 'true', editable: 'false' },
    );
    const { fields } = await task();
    expect(fields[0]).toMatchObject({
      id: expect.stringMatching(/\.field-a$/),
      name: 'a',
      label: 'a',
      type: 'date',
      hint: 'Dica',
      options,
      minDate: 'OTHERS',
      minDateTotal: -2,
      maxDate: 'OTHERS',
      maxDateTotal: 3,
      rules: {
        visible: '#a != "1"',
        required: true,
        editable: false,
        minValue: 1,
        maxValue: 2,
        maxLength: 3,
        regexExpression: 'x',
        maskedValue: 'cpf',
      },
    });
    expect(fields[1]).toMatchObject({ requestDependency: ['a'] });
  });
});
