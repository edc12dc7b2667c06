import {
  type DefinitionField,
  downloadTaskReport,
  listProcessData,
  listProcessTitles,
  listTasks,
  startRequest,
  type TaskListQuery,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, insertUser, step, to } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf } from '../../testing/api.ts';

const options = [
  { label: 'Zona sul', value: 'a' },
  { label: 'Centro', value: 'b' },
];

const fields: DefinitionField[] = [
  field('nome', { label: 'Nome do curso' }),
  field('dia', { type: 'date', label: 'Dia' }),
  field('interno', { type: 'boolean', label: 'Interno' }),
  field('local', { type: 'select', label: 'Local', options }),
  field('dias', { type: 'select-multiple', label: 'Turnos', options }),
  field('valor', { type: 'money', label: 'Valor' }),
  field('anexo', { type: 'file', label: 'Anexo' }),
  field('texto', { type: 'texteditor', label: 'Texto' }),
  field('setor', {
    type: 'search',
    label: 'Setor',
    search: { kind: 'list', items: [{ label: 'Fiscal', value: 'f' }] },
  }),
  field('page', { label: 'Página' }),
  field('aviso', { type: 'label', defaultValue: '<p>Leia</p>' }),
  field('senha', { type: 'password' }),
  field('oculto', { hidden: true }),
  field('nunca'),
  field('protocol'),
];
const shown = fields.filter(({ name }) => name !== 'nunca').map(({ name }) => ask(name));

const course = {
  steps: [
    { ...step.start('do'), fields: shown },
    step.approval({
      id: 'do',
      title: 'Aprovação',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      connections: to('end'),
    }),
    step.end(),
  ],
  fields,
};

const pdf = (name: string) => `filename:${name};data:application/pdf;base64,JVBERi0xLjQKJcOkw7zDtsOfCg==`;

describeDatabase('data columns of processes', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const id = await insertProcess(db, course, { title: 'Cursos', name: 'cursos' });
    const api = createTestApi(db);
    const start = async (body: Record<string, unknown>) =>
      (await api.as('ana').call(startRequest, { params: { id }, body: body as Record<string, string> })).startProcessDto
        .idk;
    const queue = { myTasks: false, assignedToMe: false, status: 'TO_DO', process: 'Cursos' } as const;
    const rows = (query: Partial<TaskListQuery> = {}) =>
      api.as('bia').call(listTasks, { query: { ...queue, orderByIdk: 'ASC', ...query } });
    const find = async (query: Partial<TaskListQuery>) => (await rows(query)).map(({ idk }) => idk);
    return { db, api, id, ...people, start, rows, find, queue };
  }

  test('T7.2.17 T3.33 T3.34 T2.5.19 a process adds its readable fields to lists, typed', async () => {
    const { api } = await office();
    const columns = await api.as('bia').call(listProcessData, { query: { process: 'Cursos' } });
    expect(columns).toEqual([
      { name: 'nome', label: 'Nome do curso', type: 'other' },
      { name: 'dia', label: 'Dia', type: 'date' },
      { name: 'interno', label: 'Interno', type: 'boolean' },
      { name: 'local', label: 'Local', type: 'select', options },
      { name: 'dias', label: 'Turnos', type: 'select', options },
      { name: 'valor', label: 'Valor', type: 'other', number: 'money' },
      { name: 'anexo', label: 'Anexo', type: 'file' },
      { name: 'texto', label: 'Texto', type: 'other' },
      { name: 'setor', label: 'Setor', type: 'select', options: [{ label: 'Fiscal', value: 'f' }] },
      { name: 'page', label: 'Página', type: 'other' },
    ]);
    expect(await api.as('bia').call(listProcessData, { query: { process: 'Nenhum' } })).toEqual([]);
  });

  test('T7.2.17 a process removed from the catalogue is available to its participants and to reports', async () => {
    const { api, db, id, start, rows } = await office();
    await start({ nome: 'Excel' });
    await db.updateTable('processes').set({ active: false }).where('id', '=', id).execute();
    await insertUser(db, { user_name: 'auditora', custom5: 'AUDITORIA' });
    const count = async (by: string) =>
      (await api.as(by).call(listProcessData, { query: { process: 'Cursos' } })).length;
    expect(await Promise.all(['ana', 'bia', 'auditora', 'admin', 'caio'].map(count))).toEqual([10, 10, 10, 10, 0]);
    expect((await rows())[0]?.data).toMatchObject({ nome: 'Excel' });
    const unknown = api.as('caio').call(listTasks, {
      query: { myTasks: false, assignedToMe: false, status: 'TO_DO', process: 'Cursos', nome: 'x' },
    });
    await expect(unknown).rejects.toMatchObject({ status: 400, fields: [{ name: 'nome' }] });
  });

  test('T7.2.17 T2.5.19 rows contain the values while the list is filtered by a process, and only the name of a file', async () => {
    const { start, rows, queue, api } = await office();
    await start({
      nome: 'Excel',
      dia: '2026-03-10',
      interno: true,
      local: 'b',
      dias: ['a', 'b'],
      valor: 12.5,
      anexo: pdf('Ementa.pdf'),
      texto: '<p>Um <b>curso</b> &amp; mais</p>',
      setor: 'f',
    });
    const [row] = await rows();
    expect(row?.data).toEqual({
      nome: 'Excel',
      dia: '2026-03-10',
      interno: true,
      local: 'b',
      dias: ['a', 'b'],
      valor: 12.5,
      anexo: 'Ementa.pdf',
      texto: 'Um curso & mais',
      setor: 'f',
      page: null,
    });
    const own = { ...queue, myTasks: true, status: 'IN_PROGRESS' as const };
    const [request] = await api.as('ana').call(listTasks, { query: own });
    expect(request?.data).toMatchObject({ nome: 'Excel' });
    const [plain] = await api.as('bia').call(listTasks, { query: { ...queue, process: undefined } });
    expect(plain).not.toHaveProperty('data');
  });

  test('T7.2.01 filters data columns by their type', async () => {
    const { start, find } = await office();
    const a = await start({ nome: 'Gestão de Água', dia: '2026-03-10', interno: true, local: 'a', valor: 10.5 });
    const b = await start({ nome: 'gestao 100%', dia: '2026-03-11', interno: false, local: 'b', dias: ['b'] });
    const c = await start({
      nome: 'Excel',
      valor: 10,
      anexo: pdf('Açúcar.pdf'),
      texto: '<p>Olá</p>',
      dias: ['a', 'b'],
    });
    expect(await find({ nome: 'GESTAO' })).toEqual([a, b]);
    expect(await find({ nome: '100%' })).toEqual([b]);
    expect(await find({ nome: '   ' })).toEqual([a, b, c]);
    expect(await find({ dia: '2026-03-10' })).toEqual([a]);
    expect(await find({ interno: 'true' })).toEqual([a]);
    expect(await find({ interno: false })).toEqual([b]);
    expect(await find({ local: 'b' })).toEqual([b]);
    expect(await find({ local: 'B' })).toEqual([]);
    expect(await find({ dias: 'b' })).toEqual([b, c]);
    expect(await find({ valor: '10.50' })).toEqual([a]);
    expect(await find({ valor: 10 })).toEqual([c]);
    expect(await find({ anexo: 'acucar' })).toEqual([c]);
    expect(await find({ anexo: 'base64' })).toEqual([]);
    expect(await find({ nome: 'gestao', local: 'a' })).toEqual([a]);
    expect(await find({ nome: "x' or true --" })).toEqual([]);
  });

  test('T7.2.01 filters documents with and without punctuation, and rich text by its visible text', async () => {
    const { db, api, queue } = await office();
    const documents = [
      field('cpf', { type: 'masked', label: 'CPF', maskedValue: 'cpf' }),
      field('texto', { type: 'texteditor', label: 'Texto' }),
    ];
    const [begin, ...others] = course.steps;
    const form = { steps: [{ ...begin, fields: [ask('cpf'), ask('texto')] }, ...others], fields: documents };
    const id = await insertProcess(db, form as typeof course, { title: 'Cadastros' });
    const start = async (body: Record<string, string>) =>
      (await api.as('ana').call(startRequest, { params: { id }, body })).startProcessDto.idk;
    const find = async (query: Partial<TaskListQuery>) => {
      const all = { ...queue, process: 'Cadastros', orderByIdk: 'ASC' as const, ...query };
      return (await api.as('bia').call(listTasks, { query: all })).map(({ idk }) => idk);
    };
    const a = await start({ cpf: '529.982.247-25', texto: '<p>Olá <strong>mun</strong>do &amp; cia</p>' });
    const b = await start({ cpf: '111.444.777-35', texto: '<p>a &lt; b</p>' });
    await start({});
    for (const cpf of ['52998224725', '529.982.247-25', '529.982', '982247', '529 982', '5299822-']) {
      expect(await find({ cpf }), cpf).toEqual([a]);
    }
    expect(await find({ cpf: '-' })).toEqual([a, b]);
    expect(await find({ cpf: '5299822472x' })).toEqual([]);
    expect(await find({ texto: 'ola mundo & CIA' })).toEqual([a]);
    expect(await find({ texto: 'a < b' })).toEqual([b]);
    for (const texto of ['strong', '<p>', 'amp;']) expect(await find({ texto }), texto).toEqual([]);
    expect(await find({ orderByIdk: undefined, order_by_texto: 'ASC', cpf: '-' })).toEqual([b, a]);
  });

  test('T7.2.01 data columns sort a list by displayed value, empty ones last', async () => {
    const { start, find } = await office();
    const a = await start({ nome: 'Érica', dia: '2026-03-10', local: 'a', valor: 9 });
    const b = await start({ nome: 'abono', dia: '2026-01-31', local: 'b', valor: 10, interno: true });
    const c = await start({ nome: 'Zelo', interno: false });
    const order = (query: Partial<TaskListQuery>) => find({ orderByIdk: undefined, ...query });
    expect(await order({ order_by_nome: 'ASC' })).toEqual([b, a, c]);
    expect(await order({ order_by_nome: 'DESC' })).toEqual([c, a, b]);
    expect(await order({ order_by_dia: 'ASC' })).toEqual([b, a, c]);
    expect(await order({ order_by_valor: 'ASC' })).toEqual([a, b, c]);
    expect(await order({ order_by_valor: 'DESC' })).toEqual([b, a, c]);
    expect(await order({ order_by_local: 'ASC' })).toEqual([b, a, c]);
    expect(await order({ order_by_interno: 'ASC' })).toEqual([c, b, a]);
    expect(await order({})).toEqual([c, b, a]);
  });

  test('T7.2.01 standard columns take precedence over data of the same name, and unknown keys are reported', async () => {
    const { start, find, api } = await office();
    const idk = await start({ nome: 'Excel', page: 'quarta' });
    expect(await find({ page: 0 })).toEqual([idk]);
    expect(await find({ page: 1 })).toEqual([]);
    const wrong = find({ salario: '1', order_by_salario: 'ASC', dia: '2026-02-30', interno: 'talvez', valor: '1,5' });
    await expect(wrong).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_ERROR' });
    const names = await wrong.catch(({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name));
    expect(names).toEqual(['salario', 'order_by_salario', 'dia', 'interno', 'valor']);
    await expect(find({ order_by_nome: 'UP' })).rejects.toMatchObject({ fields: [{ name: 'order_by_nome' }] });
    await expect(find({ nome: 'x'.repeat(201) })).rejects.toMatchObject({ status: 400 });
    expect(await find({ process: undefined, salario: '1' })).toEqual([idk]);
    const injected = await api.fetch(
      'bia',
      `/v1/tasks?myTasks=false&assignedToMe=false&status=TO_DO&process=Cursos&${encodeURIComponent("x' or '1'='1")}=1`,
    );
    expect(injected.status).toBe(400);
  });

  test('T5.3.03 the IDK filter accepts only digits and commas', async () => {
    const { start, find } = await office();
    const first = await start({});
    await start({});
    const third = await start({});
    expect(await find({ idk: `${first},${third}` })).toEqual([first, third]);
    expect(await find({ idk: `,${first},,` })).toEqual([first]);
    for (const idk of ['a', '1 2', '1;2', '-1', '1.5', '1,2x']) {
      await expect(find({ idk }), idk).rejects.toMatchObject({ status: 400, fields: [{ name: 'idk' }] });
    }
  });

  test('T7.2.08 returns all process titles, each once, in alphabetical order', async () => {
    const { api, db } = await office();
    const empty = { steps: [step.start('end'), step.end()], fields: [] };
    await insertProcess(db, empty, { title: 'Água' });
    await insertProcess(db, empty, { title: 'Água' });
    await insertProcess(db, empty, { title: 'beneficio' });
    await insertProcess(db, empty, { title: 'Antigo', active: false });
    await insertProcess(db, empty, { title: 'Portal externo', url: 'https://fora.example' });
    const titles = (by: string) => api.as(by).call(listProcessTitles);
    expect(await titles('ana')).toEqual(['Água', 'beneficio', 'Compras', 'Cursos']);
    expect(await titles('admin')).toEqual(['Água', 'Antigo', 'beneficio', 'Compras', 'Cursos']);
  });

  test('C2.03 T7.2.18 T7.2.19 T9.26 exports a list as CSV with its columns, filters and order', async () => {
    const { start, api, db, queue } = await office();
    const first = await start({ nome: '=1+1', dia: '2026-03-10', interno: true, local: 'b', valor: -1842.9 });
    const second = await start({ nome: 'a;"b"', dias: ['a', 'b'], anexo: pdf('Ementa.pdf') });
    await db.updateTable('tasks').set({ created_at: '2026-03-02T01:00:00Z' }).execute();
    const query = { ...queue, orderByIdk: 'ASC', doPagination: 'false' } as const;
    const path = `/v1/tasks/report/attendance-to-do.csv?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    )}`;
    const response = await api.fetch('bia', path);
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('content-disposition')).toContain('filename="attendance-to-do.csv"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Status;Etiqueta;IDK;Processo;Etapa;Data de criação;Solicitante;Responsável;Prazo;Nome do curso;Dia;Interno;Local;Turnos;Valor;Anexo;Texto;Setor;Página',
      `Em andamento;;${first};Cursos;Aprovação;01/03/2026;Ana Silva;Bia Silva;;'=1+1;10/03/2026;Sim;Centro;;-1.842,90;;;;`,
      `Em andamento;;${second};Cursos;Aprovação;01/03/2026;Ana Silva;Bia Silva;;"a;""b""";;;;Zona sul, Centro;;Ementa.pdf;;;`,
      '',
    ]);
    const filtered = await api.as('bia').call(downloadTaskReport, {
      params: { reportName: 'attendance-to-do' },
      query: { ...queue, interno: 'true' },
    });
    expect((await filtered.text()).split('\r\n')).toHaveLength(3);
    const canceled = await api.as('bia').call(downloadTaskReport, {
      params: { reportName: 'attendance-canceled' },
      query: { ...queue, status: 'CANCELED' },
    });
    expect(await canceled.text()).toMatch(
      /^\uFEFF?Status;IDK;Processo;Data de criação;Data de conclusão;Solicitante;Nome do curso/,
    );
  });

  test('T5.3.04 exports a list only while it is filtered by a process', async () => {
    const { api, queue } = await office();
    for (const process of [undefined, '', ' ']) {
      const call = api.as('bia').call(downloadTaskReport, {
        params: { reportName: 'attendance-to-do' },
        query: { ...queue, process },
      });
      await expect(call).rejects.toMatchObject({ status: 400, errorCode: 'PROCESS_FILTER_REQUIRED' });
    }
  });

  test('updates the data shown in lists when the request changes', async () => {
    const { start, find, db, rows } = await office();
    const idk = await start({ nome: 'Excel' });
    await db
      .updateTable('instances')
      .set({ data: JSON.stringify({ nome: 'Word' }) })
      .where('idk', '=', idk)
      .execute();
    expect(await find({ nome: 'word' })).toEqual([idk]);
    expect((await rows())[0]?.data).toMatchObject({ nome: 'Word' });
    expect(await openTaskOf(db, idk)).toBeTruthy();
  });
});
