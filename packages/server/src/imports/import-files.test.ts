import {
  applyImport,
  createCalendar,
  createImport,
  createServiceAccount,
  downloadImportErrors,
  downloadImportTemplate,
  getCalendar,
  getImport,
  type ImportKind,
  importKinds,
  listImportErrors,
  type ServiceScope,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createCleanUpHandler } from '../jobs/clean-up.ts';
import type { TableReader } from '../ports/table-reader.ts';
import { testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { runImportCommand } from './import-command.ts';
import { createImportHandlers } from './import-jobs.ts';
import { readTableHere } from './read/read-table.ts';
import { templateFile } from './template.ts';
import { openImportBench } from './testing/import-bench.ts';

const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

describeDatabase('imported files', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  test('D2.06 a file that is neither CSV nor xlsx is refused', async () => {
    const { admin } = await openImportBench(database().db);
    for (const content of ['Nome\0', 'PK\u0003\u0004 broken']) {
      await expect(
        admin.call(createImport, { body: { kind: 'people', file: new File([content], 'pessoas.csv') } }),
      ).rejects.toMatchObject({
        status: 400,
        problem: { message: 'O arquivo não pôde ser lido como CSV nem como planilha.' },
      });
    }
  });

  test('the reading of a file ends if the file is stored, and also if another one is being checked', async () => {
    let ended = 0;
    const readTable: TableReader = async (bytes) => {
      const table = await readTableHere(bytes);
      async function* batches() {
        try {
          yield* table.batches;
        } finally {
          ended += 1;
        }
      }
      return { ...table, batches: batches() };
    };
    const { admin } = await openImportBench(database().db, { readTable });
    const send = () => admin.call(createImport, { body: { kind: 'tags', file: new File(['Nome\nA'], 'a.csv') } });
    await send();
    expect(ended).toBe(1);
    await expect(send()).rejects.toMatchObject({ errorCode: 'IMPORT_RUNNING' });
    expect(ended).toBe(2);
  });

  test('D14.05 a file of 20 MiB is accepted, one byte more is refused', async () => {
    const bench = await openImportBench(database().db);
    const file = (bytes: number) => new Blob([`Nome\n"${'x'.repeat(bytes - 7)}"`]);
    expect(await bench.check(file(20 * 1024 * 1024), { kind: 'job-titles' })).toMatchObject({ counts: { refused: 1 } });
    await expect(bench.check(file(20 * 1024 * 1024 + 1), { kind: 'job-titles' })).rejects.toMatchObject({
      status: 413,
      errorCode: 'MAX_FILE_SIZE',
    });
  });

  test('a file without a required column, or with one twice, fails with a sentence', async () => {
    const bench = await openImportBench(database().db);
    expect(await bench.check(['Usuário;E-mail', 'a;b'])).toMatchObject({
      status: 'FAILED',
      failure: {
        code: 'VALIDATION_ERROR',
        message: 'Faltam colunas obrigatórias no arquivo: Nome, Sobrenome.',
      },
    });
    expect(await bench.check(['Nome;nome', 'a;b'], { kind: 'tags' })).toMatchObject({
      failure: { message: 'A coluna Nome aparece mais de uma vez no arquivo.' },
    });
  });

  test('the report repeats the refused lines and can be imported again', async () => {
    const bench = await openImportBench(database().db);
    const checked = await bench.check(['Nome;Cor;Livre', 'Boa;#e5484d;x', '"Sem;cor";;=1+1', 'Torta;azul;"a\nb"'], {
      kind: 'tags',
    });
    const report = await textOf(await bench.admin.call(downloadImportErrors, { params: { id: checked.id } }));
    expect(report).toBe(
      '\uFEFFNome;Cor;Livre;Erros\r\n' +
        `"Sem;cor";;'=1+1;Linha 3, coluna Cor: cor inválida\r\n` +
        'Torta;azul;"a\nb";Linha 4, coluna Cor: cor inválida\r\n',
    );
    const corrected = report.replace(';;', ';#ffffff;').replace('azul', '#0000ff');
    const again = await bench.check(new File([corrected], 'erros.csv'), { kind: 'tags' });
    expect(again).toMatchObject({ counts: { created: 2, refused: 0 }, ignoredColumns: ['Livre'] });
  });

  test('D2.05 D2.09 a line with content after the last column of the header is refused, not cut', async () => {
    const bench = await openImportBench(database().db);
    await insertUser(bench.db, { user_name: 'ana' });
    await bench.db.insertInto('groups').values({ name: 'Central', active: true }).execute();
    const reason = 'há conteúdo depois da última coluna do cabeçalho';
    const people = ['Usuário;Nome;Sobrenome', 'bia;Bia;Reis; ;', 'caio;Caio;Reis;Lima;', 'davi;Davi;"Reis;Lima"'];
    const checked = await bench.check(people);
    expect(checked.counts).toMatchObject({ created: 2, refused: 1 });
    expect(await bench.errors(checked)).toEqual([`Linha 3: ${reason}`]);
    const query = { page: 0, size: 10 };
    const { elements } = await bench.admin.call(listImportErrors, { params: { id: checked.id }, query });
    expect(elements).toMatchObject([{ line: 3, column: null, value: 'Lima', name: 'Caio Reis' }]);
    const tags = await bench.check(['Nome;Cor;', 'Boa;#e5484d;', 'Torta;#e5484d;x'], { kind: 'tags' });
    expect(await bench.errors(tags)).toEqual([`Linha 3: ${reason}`]);
    const members = await bench.check(['Grupo;Usuário', 'Central;ana;Não'], { kind: 'members' });
    expect(await bench.errors(members)).toEqual([`Linha 2: ${reason}`]);
  });

  test.each(importKinds)(
    'D2.01 the command accepts the templates of %s as CSV and xlsx, and changes nothing',
    async (kind) => {
      const bench = await openImportBench(database().db);
      const { db, admin } = bench;
      await insertUser(db, { user_name: 'helena.barros' });
      await insertUser(db, { user_name: 'paulo.reis' });
      if (kind === 'members') await db.insertInto('groups').values({ name: 'Central de TI', active: true }).execute();
      if (kind === 'sectors') await db.insertInto('departments').values({ description: 'Operações' }).execute();
      const template = (format: 'csv' | 'xlsx') =>
        admin.call(downloadImportTemplate, { params: { kind }, query: { format } });
      const csv = await template('csv');
      expect(await textOf(csv)).toMatch(/^\uFEFF[^;]+/);
      const fromCsv = await bench.check(csv, { kind });
      expect(await bench.errors(fromCsv)).toEqual([]);
      expect(fromCsv).toMatchObject({ status: 'CHECKED', lines: 1, counts: { refused: 0 }, ignoredColumns: [] });
      const xlsx = await template('xlsx');
      const fromXlsx = await bench.check(xlsx, { kind });
      expect(fromXlsx).toMatchObject({ format: { type: 'xlsx' }, counts: fromCsv.counts, ignoredColumns: [] });
      for (const [file, fileName] of [
        [csv, 'modelo.csv'],
        [xlsx, 'modelo.xlsx'],
      ] as const) {
        const command = { kind, fileName, complete: false, apply: false, allOrNothing: false };
        const result = await runImportCommand(bench.api.services, new Uint8Array(await file.arrayBuffer()), command);
        expect(result).toMatchObject({ succeeded: true, report: null });
        expect(result.lines.at(-1)).toBe('Nada foi gravado. Para gravar, repita com --apply.');
      }
      expect(await bench.auditRows()).toBe(0);
    },
  );

  test('D2.03 the template of each kind has Portuguese headings, one example line and an explanation of each column', async () => {
    const { admin } = await openImportBench(database().db);
    const { read, utils } = await import('@e965/xlsx');
    for (const kind of importKinds) {
      const file = async (format: 'csv' | 'xlsx') => {
        const sent = await admin.call(downloadImportTemplate, { params: { kind }, query: { format } });
        // `transfer-commands.test.ts` compares the same file with the output of the command
        const { bytes } = await templateFile(kind, format);
        expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
        return sent;
      };
      const [first = '', example = '', ...rest] = (await textOf(await file('csv'))).split('\r\n');
      expect(first.startsWith('\uFEFF')).toBe(true);
      const headings = first.slice(1).split(';');
      expect([example.split(';').length, rest]).toEqual([headings.length, ['']]);
      const book = read(await (await file('xlsx')).arrayBuffer());
      const rowsOf = (sheet: string) =>
        utils.sheet_to_json<string[]>(book.Sheets[sheet] ?? {}, { header: 1, defval: '', raw: false });
      expect(book.SheetNames).toEqual(['Modelo', 'Explicações']);
      expect(rowsOf('Modelo')).toEqual([headings, example.split(';')]);
      const [columns, ...explained] = rowsOf('Explicações');
      expect(columns).toEqual(['Coluna', 'Obrigatória', 'Explicação']);
      const lines = explained.slice(0, headings.length);
      expect(lines.map(([heading]) => heading)).toEqual(headings);
      for (const [, required, help] of lines) {
        expect(required).toMatch(/^(Sim|Não)$/);
        expect(help).not.toBe('');
      }
    }
    const people = await textOf(await admin.call(downloadImportTemplate, { params: { kind: 'people' }, query: {} }));
    expect(people).toMatch(/^\uFEFFMatrícula;Usuário;Nome;Sobrenome;Nome completo;/);
  });

  const files: Readonly<
    Record<Exclude<ImportKind, 'people' | 'members' | 'holidays'>, readonly [string, string, string]>
  > = {
    branches: ['Código;Nome;UF;Município (IBGE);Fuso horário;Ativo', '001;Matriz;SP;3550308;;', '001;Sede;RJ;;;Não'],
    'job-titles': ['Nome;Ativo', 'Caixa;Sim', 'CAIXA;Não'],
    departments: ['Nome;Responsáveis;Ativo', 'Vendas;helena|paulo;', 'Vendas;paulo;Não'],
    sectors: ['Departamento;Nome;Responsáveis;Ativo', 'Compras;Lojas;helena;', 'compras;Lojas;paulo;Não'],
    groups: ['Nome;Ativo', 'Central;', 'Central;Não'],
    categories: ['Nome;Ícone;Cor;Ativo', 'Financeiro;landmark;jade;', 'Financeiro;;jade;Não'],
    tags: ['Nome;Cor;Descrição;Ativo', 'Urgente;#e5484d;Na frente;', 'Urgente;#000000;;Não'],
  };

  test.each(Object.keys(files) as (keyof typeof files)[])('D2.01 %s are created, changed and kept', async (kind) => {
    const bench = await openImportBench(database().db);
    const { db } = bench;
    await insertUser(db, { user_name: 'helena' });
    await insertUser(db, { user_name: 'paulo' });
    await db.insertInto('departments').values({ description: 'Compras' }).execute();
    const [heading, first, second] = files[kind];
    const created = await bench.check([heading, first], { kind });
    expect(await bench.errors(created)).toEqual([]);
    expect(await bench.apply(created)).toMatchObject({ status: 'APPLIED', counts: { created: 1 } });
    const rows = await bench.auditRows();
    const same = await bench.check([heading, first], { kind });
    expect(await bench.apply(same)).toMatchObject({ status: 'APPLIED', counts: { created: 0, unchanged: 1 } });
    expect(await bench.auditRows()).toBe(rows);
    const changed = await bench.check([heading, second], { kind });
    expect(changed).toMatchObject({ counts: { created: 0, deactivated: 1 } });
    expect(await bench.apply(changed)).toMatchObject({ status: 'APPLIED' });
    expect(await bench.check([heading, second], { kind })).toMatchObject({ counts: { unchanged: 1, deactivated: 0 } });
    const foreign = await bench.check([heading, first], { kind, source: 'Outra' });
    expect((await bench.errors(foreign))[0]).toContain('Este dado vem de Arquivo e só pode ser alterado lá.');
  });

  test('the limit of deactivated people does not apply to other records', async () => {
    const bench = await openImportBench(database().db);
    const titles = (active: string) => [
      'Nome;Ativo',
      ...Array.from({ length: 11 }, (_, at) => `Cargo ${at};${active}`),
    ];
    await bench.apply(await bench.check(titles('Sim'), { kind: 'job-titles' }));
    const leaving = await bench.check(titles('Não'), { kind: 'job-titles' });
    expect(leaving.confirmations.deactivations).toBeNull();
    expect(await bench.apply(leaving)).toMatchObject({ status: 'APPLIED', counts: { deactivated: 11 } });
  });

  test('members are added and removed, and references that do not exist are errors', async () => {
    const bench = await openImportBench(database().db);
    await insertUser(bench.db, { user_name: 'ana' });
    await bench.db.insertInto('groups').values({ name: 'Central', active: true }).execute();
    const add = await bench.check(['Grupo;Usuário', 'central;ANA', 'Outro;ninguem', 'Central;ana'], {
      kind: 'members',
    });
    expect(await bench.errors(add)).toEqual([
      'Linha 3, coluna Grupo: este grupo não existe',
      'Linha 3, coluna Usuário: esta pessoa não existe',
      'Linha 4, coluna Usuário: esta pessoa já está na linha 2 com este grupo',
    ]);
    await bench.apply(add);
    expect(await bench.db.selectFrom('group_members').selectAll().execute()).toHaveLength(1);
    const remove = await bench.check(['Grupo;Usuário;Participa', 'Central;ana;Não'], { kind: 'members' });
    await bench.apply(remove);
    expect(await bench.db.selectFrom('group_members').selectAll().execute()).toEqual([]);
  });

  test('D8.05 imported holidays are days of the calendars of their city', async () => {
    const bench = await openImportBench(database().db);
    const week = [[], [{ start: '08:00', end: '12:00' }], [], [], [], [], []];
    const settings = { timeZone: 'America/Sao_Paulo', week, city: 3509502 };
    const { id } = await bench.admin.call(createCalendar, { body: { name: 'Campinas', settings } });
    const checked = await bench.check(
      ['Município (IBGE);Data;Nome', '3509502;8/12;Conceição', '3509502;02/01/2027;Ponte', '12;30/02;Torto'],
      { kind: 'holidays' },
    );
    expect(await bench.errors(checked)).toEqual([
      'Linha 4, coluna Data: esta data não existe',
      'Linha 4, coluna Município (IBGE): o código do município tem 7 algarismos',
    ]);
    await bench.apply(checked);
    const calendar = await bench.admin.call(getCalendar, { params: { id } });
    expect(calendar).toMatchObject({ version: 2 });
    expect(calendar.holidays.filter(({ level }) => level === 'MUNICIPAL')).toEqual([
      { name: 'Conceição', level: 'MUNICIPAL', date: '12-08', source: 'Arquivo importado' },
      { name: 'Ponte', level: 'MUNICIPAL', date: '01-02', source: 'Arquivo importado', from: 2027, until: 2027 },
    ]);
  });

  test('D2.15 the daily clean-up removes imports after 90 days', async () => {
    const bench = await openImportBench(database().db);
    const { id } = await bench.check(['Nome', 'Caixa'], { kind: 'job-titles' });
    const day = 24 * 60 * 60 * 1000;
    const cleanUpAt = (days: number) =>
      createCleanUpHandler({ ...bench.api.services, now: () => new Date(testNow.getTime() + days * day) })(
        { id: 1, kind: 'clean-up', payload: {}, attempt: 1, maxAttempts: 1 },
        new AbortController().signal,
      );
    await cleanUpAt(90);
    expect(await bench.get(id)).toMatchObject({ id });
    await cleanUpAt(91);
    await expect(bench.get(id)).rejects.toMatchObject({ status: 404 });
    expect(await bench.db.selectFrom('import_changes').select('key').execute()).toEqual([]);
  });

  test('D2.15 a service account with people:write sends a file and reads the result, without people:write neither', async () => {
    const bench = await openImportBench(database().db);
    const { db, api, admin, adminId } = bench;
    const account = (name: string, scopes: ServiceScope[]) =>
      admin.call(createServiceAccount, { body: { name, responsible: adminId, scopes } });
    const { token, id: accountId } = await account('Folha', ['people:write']);
    const { token: reader } = await account('BI', ['people:read', 'audit:read']);
    const payroll = api.as(token);
    const send = (by: string, lines: readonly string[], complete = false) =>
      api.as(by).call(createImport, {
        body: { kind: 'people', file: new File([lines.join('\r\n')], 'folha.csv'), source: 'Folha', complete },
      });
    const people = 'Usuário;Nome;Sobrenome';
    const all = Array.from({ length: 11 }, (_, at) => `p${at};Pessoa;Um`);
    const { id } = await send(token, [people, ...all, 'torto;;Um']);
    const params = { id };
    await bench.runJobs();
    expect(await payroll.call(getImport, { params })).toMatchObject({
      status: 'CHECKED',
      counts: { created: 11, refused: 1 },
      createdBy: { id: accountId, completeName: 'Folha' },
    });
    expect((await payroll.call(listImportErrors, { params, query: {} })).elements).toMatchObject([{ line: 13 }]);
    await payroll.call(applyImport, { params, body: {} });
    await bench.runJobs();
    expect(await payroll.call(getImport, { params })).toMatchObject({ status: 'APPLIED' });
    const trail = await db
      .selectFrom('audit_events')
      .select(['actor_id', 'actor_name', 'origin', 'action'])
      .where('object_kind', 'in', ['person', 'import'])
      .execute();
    const row = { actor_id: accountId, actor_name: 'Folha', origin: 'INTEGRATION' };
    expect(trail).toEqual([...all.map(() => ({ ...row, action: 'CREATED' })), { ...row, action: 'IMPORTED' }]);

    // only an administrator confirms more deactivations than the limit
    const leaving = await send(token, [people, 'p11;Pessoa;Um'], true);
    await bench.runJobs();
    const confirmed = { params: { id: leaving.id }, body: { confirmDeactivations: 11 } };
    await expect(payroll.call(applyImport, confirmed)).rejects.toMatchObject({ errorCode: 'IMPORT_LIMIT_EXCEEDED' });
    await admin.call(applyImport, confirmed);

    const missing = { status: 403, errorCode: 'SCOPE_MISSING' };
    await expect(send(reader, [people, 'x;X;Y'])).rejects.toMatchObject(missing);
    await expect(api.as(reader).call(getImport, { params })).rejects.toMatchObject(missing);
    await expect(payroll.call(getImport, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 });
    await expect(send(token, ['Nome\0'])).rejects.toMatchObject({ status: 400 });
  });

  test('a job whose worker died too often fails its import', async () => {
    const bench = await openImportBench(database().db);
    const { id } = await bench.admin.call(createImport, {
      body: { kind: 'tags', file: new File(['Nome;Cor\nA;#ffffff'], 'a.csv') },
    });
    const job = { id: 1, kind: 'check-import', payload: { id }, attempt: 3, maxAttempts: 3 };
    await createImportHandlers(bench.api.services)['check-import']?.(job, new AbortController().signal);
    expect(await bench.get(id)).toMatchObject({ status: 'FAILED', failure: { code: 'INTERNAL_ERROR' } });
  });
});
