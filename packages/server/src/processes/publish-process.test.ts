import {
  findService,
  getProcess,
  getTask,
  listServices,
  publishProcess,
  type WorkflowModel,
} from '@tramita/client/contract';
import { maskSecrets, newWorkflow, publishBody } from '@tramita/client/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertGroup } from '../db/testing/builders.ts';
import { createTestDatabase, describeDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { insertModellingOffice, type ModellingOffice } from '../testing/modelling-office.ts';
import type { PublishInput } from '../testing/refusals/office/processes.ts';

type Step = PublishInput['steps'][number];

/** Returns steps with a start before and an end after the given ones. */
const around = (...between: Step[]): Pick<PublishInput, 'steps'> => ({
  steps: [
    { type: 'START_EVENT', id: 'start', title: 'Início', nextStepId: between[0]?.id ?? 'end' },
    ...between,
    { type: 'END_EVENT', id: 'end', title: 'Final' },
  ],
});
const task = (changes: object = {}): Step => ({
  type: 'USER_TASK',
  id: 'fill',
  title: 'Preencher',
  assignees: [{ id: 1, firstName: 'Iniciador' }],
  nextStepId: 'end',
  ...changes,
});
const service = (changes: object): Step => ({
  type: 'SERVICE_TASK',
  id: 'call',
  title: 'Chamar',
  method: 'POST',
  endpoint: 'https://erp.example/x',
  nextStepId: 'end',
  ...changes,
});
const field = (changes: object): Pick<PublishInput, 'data'> => ({
  data: [{ id: 'f1', name: 'dia', label: 'Dia', type: 'string', ...changes }],
});
const paths = (label: string, value: string) => ({ label, value });
const flow = (changes: object): Partial<PublishInput> => ({
  ...around(task({ nextStepId: 'way' }), { type: 'GATEWAY', id: 'way', title: 'Aprovado?' }),
  gatewayFlows: [
    { stepId: 'way', name: 'approved', label: 'Sim', operator: '=', value: 'true', nextStepId: 'end', ...changes },
  ],
});
const withRule = (rule: object): Partial<PublishInput> => ({
  ...field({}),
  dataSteps: [
    {
      stepId: 'start',
      dataId: 'f1',
      formOrder: 1,
      required: 'false',
      requiredTemplate: 'N',
      editable: 'true',
      editableTemplate: 'Y',
      visible: 'true',
      visibleTemplate: 'Y',
      state: 'EDITABLE',
      ...rule,
    },
  ],
});

/** Changes that make a publishable process invalid, and the resulting message. */
const refused: readonly (readonly [title: string, changes: Partial<PublishInput>, message: string])[] = [
  [
    'M5.4.02 the end event must be last',
    { steps: around(task()).steps.slice(0, 2) },
    'Adicione uma finalização no processo',
  ],
  [
    'M5.4.03 no placeholder for a step remains',
    around({ type: 'ADD', id: 'add', nextStepId: 'end' }, task()),
    'Adicione pelo menos uma etapa no processo',
  ],
  [
    'M5.4.04 M5.1.11 M5.1.08 a path out of a decision has a label',
    flow({ label: '' }),
    'Preenche todas as conexões de decisão',
  ],
  ['M5.4.04 M5.1.12 a path has a field', flow({ name: '' }), 'Preenche todas as conexões de decisão'],
  ['M5.4.04 M5.1.13 a path has an operator', flow({ operator: undefined }), 'Preenche todas as conexões de decisão'],
  ['M5.1.18 the operator is one of nine', flow({ operator: 'startsWith' }), 'Preenche todas as conexões de decisão'],
  ['M5.4.04 M5.1.14 M5.1.10 a path has a value', flow({ value: '' }), 'Preenche todas as conexões de decisão'],
  ['M5.1.15 a path with isNull has no value', flow({ operator: 'isNull' }), 'Preenche todas as conexões de decisão'],
  [
    'M5.1.09 M9.03 the label of a path has at most 50 characters',
    flow({ label: 'x'.repeat(51) }),
    'Preenche todas as conexões de decisão',
  ],
  [
    'M5.4.05 there is a step other than start, end and decision',
    around(),
    'Adicione pelo menos etapa além de início, fim ou decisão',
  ],
  ['M5.4.06 a category is set', { category: null }, 'Adicione uma categoria'],
  ['M5.4.07 a department is set', { department: null }, 'Selecione um departamento'],
  ['M5.4.08 a sector is set', { sector: null }, 'Selecione um setor'],
  ['M5.4.09 a user status is allowed', { assigneeStatuses: [] }, 'Adicione pelo menos um status de usuário permitido'],
  ['M5.4.10 hasNps is defined', { hasNps: null }, 'Informe se o processo terá NPS'],
  ['M5.4.11 a chosen spreadsheet has an address', { spreadsheetBool: true }, 'Informe uma url de planilha'],
  [
    'M5.4.12 the address is that of a spreadsheet',
    { spreadsheetBool: true, spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/curto' },
    'Informe uma planilha válida',
  ],
  ['M5.4.14 a field has a title', field({ label: '' }), 'dia: não contém título'],
  ['M5.4.15 a field has a name', field({ name: '' }), 'Dia: não contém nome'],
  ['M5.4.16 a field of user data names the data', field({ type: 'assigneeData' }), 'Dia: não contém dado do usuário'],
  ['M5.4.17 a label has content', field({ type: 'label' }), 'Dia: não contém informação'],
  ['M5.4.18 M5.2.14 a masked field has a mask', field({ type: 'masked' }), 'Dia: não contém máscara'],
  ['M5.4.19 a select has options', field({ type: 'select' }), 'Dia: não contém opções'],
  ['M5.4.20 a regex field has an expression', field({ type: 'regex' }), 'Dia: não contém expressão regular'],
  [
    'M5.4.21 a regular expression is valid',
    field({ type: 'regex', regexExpression: '(' }),
    'Dia: contém expressão regular inválida',
  ],
  [
    'M5.4.22 the minimum is less than the maximum',
    field({ type: 'integer', minValue: 3, maxValue: 3 }),
    'Dia: o valor mínimo não pode ser maior ou igual ao máximo',
  ],
  [
    'M3.4.01 a maximum of characters is greater than zero',
    field({ maxLength: 0 }),
    'O máximo de caracteres deve ser um número inteiro maior que zero: Dia',
  ],
  [
    'M3.4.01 the minimum of an amount is not greater than the maximum',
    field({ type: 'money', minValue: 3, maxValue: 2 }),
    'O valor mínimo não pode ser maior que o máximo: Dia',
  ],
  [
    'M3.4.47 the minimum date is not after the maximum date',
    field({ type: 'date', minDate: 'NEXT_WEEK', maxDate: 'LAST_WEEK' }),
    'A data mínima não pode ser depois da máxima: Dia',
  ],
  [
    'M3.4.01 an initial value has the type of its field',
    field({ type: 'integer', defaultValue: 'sete' }),
    'O campo não aceita este valor inicial: Dia',
  ],
  ['M5.1.01 the process has a title', { title: '  ' }, 'Preenche com o nome do processo'],
  [
    'M5.1.02 M9.01 the title of the process has at most 50 characters',
    { title: 'x'.repeat(51) },
    'Use no máximo 50 caracteres',
  ],
  [
    'M3.1.01 the description has at most 4000 characters',
    { description: 'x'.repeat(4001) },
    'Use no máximo 4000 caracteres',
  ],
  ['M5.1.04 a step has a title', around(task({ title: '' })), 'Preenche o título'],
  [
    'M5.1.05 M9.02 the title of a step has at most 50 characters',
    around(task({ title: 'x'.repeat(51) })),
    'Use no máximo 50 caracteres',
  ],
  [
    'M5.1.06 M9.04 the subtitle has at most 100 characters',
    around(task({ subtitle: 'x'.repeat(101) })),
    'Use no máximo 100 caracteres',
  ],
  ['M5.1.07 a deadline has a unit', around(task({ sla: 2 })), 'Selecione uma opção'],
  [
    'M5.1.17 a task has one outgoing connection',
    { ...around(task()), gatewayFlows: [{ stepId: 'fill', nextStepId: 'end' }] },
    'É permitido apenas uma conexão para tarefas',
  ],
  [
    'M5.2.02 M9.05 the label of a field has at most 50 characters',
    field({ label: 'x'.repeat(51) }),
    'Use no máximo 50 caracteres',
  ],
  [
    'M5.2.04 M9.06 the name of a field has at most 100 characters',
    field({ name: 'x'.repeat(101) }),
    'Use no máximo 100 caracteres',
  ],
  ['M5.2.05 a field has a type', field({ type: '' }), 'Selecione um tipo'],
  [
    'M5.2.06 M9.07 the hint of a field has at most 100 characters',
    field({ hint: 'x'.repeat(101) }),
    'Use no máximo 100 caracteres',
  ],
  [
    'M5.2.17 M9.08 P9.06 the label of an option has at most 50 characters',
    field({ type: 'select', options: [{ label: 'x'.repeat(51), value: '1' }] }),
    'Use no máximo 50 caracteres',
  ],
  [
    'M5.2.19 M9.09 P9.07 the value of an option has at most 100 characters',
    field({ type: 'select', options: [{ label: 'Um', value: 'x'.repeat(101) }] }),
    'Use no máximo 100 caracteres',
  ],
  [
    'M5.2.11 an expression is valid',
    withRule({ visible: '#dia ===', visibleTemplate: 'JS' }),
    'A expressão do campo "dia"',
  ],
  [
    'M5.2.12 an expression refers to existing fields',
    withRule({ required: '#hora > 1', requiredTemplate: 'JS' }),
    'A expressão do campo "dia"',
  ],
  ['M5.3.01 a call has an address', around(service({ endpoint: '' })), 'Preenche a URL da requisição'],
  ['M5.3.02 a call has a method', around(service({ method: undefined })), 'Selecione uma opção'],
  [
    'M5.3.03 a call has a number of retries',
    around(service({ maxRetries: '' })),
    'Quantidade de tentativas é obrigatório',
  ],
  ['M9.21 a call has at most ten retries', around(service({ maxRetries: 11 })), 'Digite um número de 0 a 10'],
  [
    'M5.3.04 a call names a recipient of failure notices',
    around(service({ notifyIntegrationError: 1 })),
    'Preenche qual o destino da notificação',
  ],
  [
    'M5.3.06 a spreadsheet of a step has an address',
    around(service({ serviceType: 'SHEETS' })),
    'Preencha a URL do Google Sheets',
  ],
  [
    'C4.03 a spreadsheet step names only fields that exist',
    around(
      service({
        serviceType: 'SHEETS',
        googleSheetsConfig: { url: 'https://docs.google.com/x', sheetName: 'Aba', formFields: ['idk', 'sumiu'] },
      }),
    ),
    'A planilha usa o campo "sumiu", que não existe no formulário',
  ],
];

// refused processes store nothing, so all of them share one company
describe('M5.4.01 the server repeats every check of the client', () => {
  let database: TestDatabase;
  let all: ModellingOffice;
  beforeAll(async () => {
    database = await createTestDatabase();
    all = await insertModellingOffice(database.db);
  });
  afterAll(() => database.close());

  test.each(refused)('%s', async (_title, changes, message) => {
    const response = await all.api.fetch('ana', '/v1/processes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(all.input(changes)),
    });
    expect(response.status).toBe(400);
    const problem = await response.json();
    const texts = [problem.message, ...(problem.fields ?? []).map((one: { message: string }) => one.message)];
    expect(texts).toContainEqual(expect.stringContaining(message));
    expect(problem.errorCode).toBe('PROCESS_INVALID');
    expect(await all.db.selectFrom('processes').select('id').execute()).toEqual([]);
  });
});

describeDatabase('publishing', (database: () => TestDatabase) => {
  afterEach(() => expectLabelledAudit(database().db));

  const office = () => insertModellingOffice(database().db);
  const publish = ({ as }: ModellingOffice, body: PublishInput, userName = 'ana') =>
    as(userName).call(publishProcess, { body });

  test('M5.4.13 problems of the form appear under their heading, and all problems in the order of the checks', async () => {
    const all = await office();
    const body = all.input({ ...field({ type: 'select' }), category: null, hasNps: null });
    await expect(publish(all, body)).rejects.toMatchObject({
      errorCode: 'PROCESS_INVALID',
      message: expect.stringContaining('Adicione uma categoria'),
      fields: [
        { name: 'process', message: 'Adicione uma categoria' },
        { name: 'process', message: 'Informe se o processo terá NPS' },
        { name: 'data.f1', message: 'Existem problemas no formulário: Dia: não contém opções' },
      ],
    });
  });

  test('C4.04 publishes a search field without its kind: the kind is derived from its other values', async () => {
    const all = await office();
    const call = { method: 'GET', endpoint: 'https://erp.example/centros', requestParams: [] };
    const items = [{ label: 'Loja 1', value: '1' }];
    const data = [
      { id: 'f1', name: 'centro', label: 'Centro', type: 'search', search: call },
      { id: 'f2', name: 'conta', label: 'Conta', type: 'search', search: { ...call, responseBody: paths('n', 'id') } },
      { id: 'f3', name: 'loja', label: 'Loja', type: 'search', search: { items } },
      { id: 'f4', name: 'quem', label: 'Quem', type: 'search', search: { kind: 'people' } },
    ];
    const response = await all.api.fetch('ana', '/v1/processes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...all.input(), data }),
    });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    const { fields } = await all.as('ana').call(getProcess, { params: { id } });
    expect(fields.map(({ search }) => search)).toMatchObject([
      { kind: 'http', endpoint: call.endpoint, responseBody: paths('label', 'value') },
      { kind: 'http', responseBody: paths('n', 'id') },
      { kind: 'list', items },
      { kind: 'people' },
    ]);
  });

  test('M3.1.06 M7.05 M7.21 each publication creates a record: version 1 first, then the next, the last one marked', async () => {
    const all = await office();
    const first = await publish(all, all.input());
    expect(first).toEqual({ id: expect.any(Number), version: 1 });
    const second = await publish(all, all.input({ parentId: first.id, title: 'Pedido de crachá novo' }));
    const third = await publish(all, all.input({ parentId: second.id, knownVersion: 2 }));
    expect([second.version, third.version]).toEqual([2, 3]);
    const rows = await all.db
      .selectFrom('processes')
      .select(['id', 'parent_id', 'version', 'is_last_version', 'created_by'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      [first, second, third].map(({ id, version }) => ({
        id,
        parent_id: first.id,
        version,
        is_last_version: version === 3,
        created_by: all.ana,
      })),
    );
  });

  test('of two designers who publish concurrently, one succeeds and the other gets a conflict', async () => {
    const all = await office();
    const { id } = await publish(all, all.input());
    const body = all.input({ parentId: id, knownVersion: 1 });
    const results = await Promise.allSettled([
      publish(all, body),
      publish(all, body, 'caio'),
      publish(all, body, 'rita'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ status: 409, errorCode: 'PROCESS_OUTDATED' });
    }
    const versions = await all.db.selectFrom('processes').select('version').orderBy('version').execute();
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('M1.10 employees request the last version while it is active; running requests stay on theirs', async () => {
    const all = await office();
    const first = await publish(all, all.input());
    const old = await all.request(first.id);
    const second = await publish(all, all.input({ ...around(task({ title: 'Preencher tudo' })), parentId: first.id }));
    const fresh = await all.request(first.id);
    const versions = await all.db.selectFrom('instances').select(['idk', 'process_id']).orderBy('idk').execute();
    expect(versions).toEqual([
      { idk: old, process_id: first.id },
      { idk: fresh, process_id: second.id },
    ]);
    const offered = () => all.as('eva').call(listServices, { query: { q: 'crachá' } });
    expect((await offered()).elements.map(({ id }) => id)).toEqual([second.id]);
    await publish(all, all.input({ parentId: first.id, active: false }));
    expect((await offered()).elements).toEqual([]);
    await expect(all.request(first.id)).rejects.toMatchObject({ errorCode: 'PROCESS_INACTIVE' });
  });

  test('the address of a process is derived from its title, is unique, and stays while the title does', async () => {
    const all = await office();
    const names = async () => {
      const rows = await all.db.selectFrom('processes').select('name').orderBy('id').execute();
      return rows.map(({ name }) => name);
    };
    const first = await publish(all, all.input({ title: 'Adesão ao plano: São João' }));
    const twin = await publish(all, all.input({ title: 'adesão ao plano são joão' }));
    await publish(all, all.input({ title: 'adesão ao plano são joão', parentId: twin.id, hasNps: false }));
    await publish(all, all.input({ title: 'Adesão', parentId: first.id }));
    await publish(all, all.input({ title: '???' }));
    expect(await names()).toEqual([
      'adesao-ao-plano-sao-joao',
      'adesao-ao-plano-sao-joao-2',
      'adesao-ao-plano-sao-joao-2',
      'adesao',
      'processo',
    ]);
    await all.db
      .updateTable('processes')
      .set({ icon: 'plane', color: 'sky' })
      .where('is_last_version', '=', true)
      .execute();
    await publish(all, all.input({ title: 'Outra adesão', parentId: first.id }));
    const service = await all.as('eva').call(findService, { params: { name: 'outra-adesao' } });
    expect(service).toMatchObject({ icon: 'plane', color: 'sky' });
  });

  test('M6.07 M6.12 M8.08 publishing requires responsibility for the department or sector, also for the present one', async () => {
    const all = await office();
    const refusal = { status: 403, message: expect.stringContaining('Usuário sem permissão para publicação') };
    await expect(publish(all, all.input(), 'bia')).rejects.toMatchObject(refusal);
    await expect(publish(all, all.input(), 'eva')).rejects.toMatchObject({ status: 403 });
    // also of a model that cannot be published
    const incomplete = all.input({ steps: [{ type: 'START_EVENT', id: 'start', title: 'Início' }] });
    await expect(publish(all, incomplete, 'caio')).rejects.toMatchObject({ errorCode: 'PROCESS_INVALID' });
    await expect(publish(all, incomplete, 'bia')).rejects.toMatchObject(refusal);
    const { id } = await publish(all, all.input(), 'caio');
    const areaOf = (area: number) => ({ id: area, description: 'x', active: true });
    const elsewhere = { department: areaOf(all.otherDepartment), sector: areaOf(all.otherSector) };
    await expect(publish(all, all.input({ ...elsewhere, parentId: id }))).rejects.toMatchObject(refusal);
    const moved = await publish(all, all.input({ ...elsewhere, parentId: id }), 'rita');
    // they are no longer responsible for it, so they cannot take it back
    await expect(publish(all, all.input({ parentId: moved.id }))).rejects.toMatchObject(refusal);
    const mixed = all.input({ sector: areaOf(all.otherSector) });
    await expect(publish(all, mixed)).rejects.toMatchObject({
      errorCode: 'PROCESS_INVALID',
      fields: [{ name: 'sector', message: 'Este setor é de outro departamento' }],
    });
  });

  test('an inactive place accepts no new process, and keeps its existing ones', async () => {
    const all = await office();
    const { id } = await publish(all, all.input());
    await all.db.updateTable('sectors').set({ active: false }).where('id', '=', all.sector).execute();
    await all.db.updateTable('departments').set({ active: false }).where('id', '=', all.department).execute();
    await expect(publish(all, all.input({ title: 'Outro' }))).rejects.toMatchObject({
      fields: [
        { name: 'department', message: 'Este departamento está inativo' },
        { name: 'sector', message: 'Este setor está inativo' },
      ],
    });
    expect(await publish(all, all.input({ parentId: id }))).toMatchObject({ version: 2 });
  });

  test('people and groups of a step must exist, and get their current names', async () => {
    const all = await office();
    const steps = (assignees: object[], groups: object[] = []) => around(task({ assignees, groups }));
    const absent = all.input(steps([{ id: 2_000_000_000, firstName: 'x' }], [{ id: 2_000_000_000, name: 'x' }]));
    await expect(publish(all, absent)).rejects.toMatchObject({
      fields: [
        { name: 'steps.fill', message: 'A etapa "Preencher" tem responsáveis que não existem' },
        { name: 'steps.fill', message: 'A etapa "Preencher" tem grupos que não existem' },
      ],
    });
    const { id } = await publish(
      all,
      all.input(
        steps([
          { id: all.eva, firstName: 'Falso' },
          { id: 2, firstName: 'Falso' },
        ]),
      ),
    );
    const process = await all.as('ana').call(getProcess, { params: { id } });
    expect(process.steps[1]).toMatchObject({
      assignees: [
        { id: all.eva, firstName: 'Eva' },
        { id: 2, firstName: 'Superior direto' },
      ],
    });
  });

  test('the audit trail names the allowed statuses and the calendar of due times', async () => {
    const all = await office();
    const calendar = { id: 1, name: 'Comercial' };
    await publish(all, all.input({ slaCounting: 'WORKING', calendar }));
    const row = await all.db.selectFrom('audit_events').select('changes').executeTakeFirstOrThrow();
    expect(row.changes).toEqual(
      expect.arrayContaining([
        { attribute: 'assigneeStatuses', before: null, after: ['Ativo'] },
        { attribute: 'slaCounting', before: null, after: 'WORKING' },
        { attribute: 'calendar', before: null, after: calendar },
      ]),
    );
  });

  test('M3.1.01 M3.1.07 M7.04 a published process is returned to later editors as it was sent', async () => {
    const all = await office();
    const model: WorkflowModel = {
      ...newWorkflow(),
      title: 'Viagem',
      description: 'Pedidos de viagem',
      category: { id: all.category, title: 'Férias e folgas' },
      assigneeStatuses: [all.status],
      department: { id: all.department, description: 'Pessoas', active: true },
      sector: { id: all.sector, description: 'Folha', active: true },
      hasNps: false,
      spreadsheetBool: true,
      spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1234567890abcdefghij/edit',
      scenarios: [{ id: 's1', name: 'Curta', values: { dias: 2 }, answers: [] }],
      ...(await modelOf(all)),
    };
    const { id } = await all.as('ana').call(publishProcess, { body: publishBody(model) });
    const {
      id: _,
      parentId,
      version,
      isLastVersion,
      lastVersion,
      createdAt,
      createdBy,
      url,
      spreadsheetId,
      ...given
    } = await all.as('caio').call(getProcess, { params: { id } });
    expect(given).toEqual(maskSecrets(model));
    expect({ parentId, version, isLastVersion, url }).toEqual({
      parentId: id,
      version: 1,
      isLastVersion: true,
      url: null,
    });
    expect(spreadsheetId).toBe('1234567890abcdefghij');
    expect(lastVersion).toEqual({ id, version: 1, department: model.department, sector: model.sector });
    expect([createdAt, createdBy?.completeName]).toEqual(['2026-03-02T12:00:00.000Z', expect.any(String)]);
    const again = publishBody(model, { parentId: id, knownVersion: 1 });
    expect(await all.as('ana').call(publishProcess, { body: again })).toMatchObject({ version: 2 });
    const old = await all.as('ana').call(getProcess, { params: { id } });
    expect([old.isLastVersion, old.lastVersion?.version]).toEqual([false, 2]);
  });

  test('M1.04 M1.05 M1.06 M1.07 stores the form, deadline, people and groups of a step and applies them to its task', async () => {
    const all = await office();
    const group = await insertGroup(all.db, [all.caio], { name: 'Crachás' });
    const carried = {
      sla: 2,
      slaUnit: 'HOURS' as const,
      assignees: [{ id: all.bia, firstName: 'x' }],
      groups: [{ id: group, name: 'x' }],
    };
    const form = withRule({ stepId: 'fill', required: 'true', requiredTemplate: 'Y' });
    const { id } = await publish(all, all.input({ ...around(task(carried)), ...form }));
    const process = await all.as('ana').call(getProcess, { params: { id } });
    expect(process.steps[1]).toMatchObject({
      sla: 2,
      slaUnit: 'HOURS',
      groups: [{ id: group, name: 'Crachás' }],
      fields: [{ fieldId: 'f1', requiredTemplate: 'Y' }],
    });
    const idk = await all.request(id);
    const opened = await all.db.selectFrom('tasks').select(['id', 'uuid', 'due_at']).where('idk', '=', idk).execute();
    expect(opened[0]?.due_at).toEqual(new Date('2026-03-02T14:00:00Z'));
    const addressed = await all.db.selectFrom('task_addressees').select(['user_id', 'group_id']).execute();
    expect(addressed.map(({ user_id, group_id }) => user_id ?? group_id).sort()).toEqual([all.bia, group].sort());
    const shown = await all.as('bia').call(getTask, { params: { uuid: opened[0]?.uuid ?? '' } });
    expect(JSON.stringify(shown)).toContain('"name":"dia"');
  });

  test('M7.25 publishing requires no realtime channel', async () => {
    const all = await insertModellingOffice(database().db, { realtime: false });
    expect(await publish(all, all.input())).toMatchObject({ version: 1 });
  });

  test('removes active content from HTML', async () => {
    const all = await office();
    const html = '<b>Leia</b><script>alert(1)</script><img src=x onerror=alert(1)>';
    const body = all.input({
      title: ' Texto ',
      ...field({ type: 'label', defaultValue: html }),
    });
    const { id } = await publish(all, body);
    const process = await all.as('ana').call(getProcess, { params: { id } });
    expect(process.title).toBe('Texto');
    expect(process.fields[0]?.defaultValue).toBe('<b>Leia</b>');
  });

  test.each(['(a+){0000000000000000000001,}', '(a+)+$'])(
    'C5.06 refuses a field with the pattern %s',
    async (source) => {
      const all = await office();
      const response = await all.api.fetch('ana', '/v1/processes', {
        method: 'POST',
        body: JSON.stringify(all.input(field({ type: 'regex', regexExpression: source }))),
      });
      expect(response.status).toBe(400);
      const { fields } = (await response.json()) as { fields: { message: string }[] };
      expect(fields.map(({ message }) => message).join()).toContain('contém expressão regular inválida');
    },
  );

  test('C5.03 refuses HTML of more than 100 levels, and of more than 200,000 characters in all fields', async () => {
    const all = await office();
    const deep = field({ type: 'label', defaultValue: `${'<b>'.repeat(101)}x` });
    const long = field({ type: 'label', defaultValue: 'x'.repeat(200_001) });
    const refusals: [typeof deep, string][] = [
      [deep, 'O texto tem mais de 100 níveis de formatação. Simplifique a formatação.'],
      [long, 'Os textos formatados dos campos passam juntos de 200.000 caracteres'],
    ];
    for (const [changes, message] of refusals) {
      const error = await publish(all, all.input(changes)).catch((refused: unknown) => refused);
      expect(error).toMatchObject({ errorCode: 'PROCESS_INVALID' });
      expect(JSON.stringify(error)).toContain(message);
    }
  });

  test('C5.08 a process of 400 steps with 15 fields in each is published within its limits', async () => {
    const all = await office();
    const data = Array.from(Array(15), (_, at) => ({
      id: `f${at}`,
      name: `campo${at}`,
      label: `Campo ${at}`,
      type: 'string' as const,
    }));
    const tasks = Array.from(Array(398), (_, at) =>
      task({ id: `t${at}`, nextStepId: at === 397 ? 'end' : `t${at + 1}` }),
    );
    const rule = withRule({}).dataSteps?.[0];
    const dataSteps = tasks.flatMap((step) => data.map(({ id }) => ({ ...rule, stepId: step.id, dataId: id })));
    const body = { ...all.input(around(...tasks)), data, dataSteps };
    const response = await all.api.fetch('ana', '/v1/processes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBe(201);
  });
});

/** Returns steps and form of a small trip, as the server returns them. */
async function modelOf(all: ModellingOffice): Promise<Pick<WorkflowModel, 'steps' | 'fields'>> {
  const body = all.input({
    ...field({ name: 'dias', label: 'Dias', type: 'integer', minValue: 1, maxValue: 30 }),
    dataSteps: withRule({ required: '#dias > 3', requiredTemplate: 'JS' }).dataSteps ?? [],
    ...flow({ name: 'dias', dataId: 'f1', dataType: 'integer', operator: '>', value: '5' }),
  });
  const { id } = await all.as('ana').call(publishProcess, { body });
  const { steps, fields } = await all.as('ana').call(getProcess, { params: { id } });
  return { steps, fields };
}
