import {
  applyImport,
  assignTask,
  finishTask,
  listNotifications,
  setPersonRoles,
  updatePerson,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { exportPeople } from './export-people.ts';
import { runImportCommand } from './import-command.ts';
import { openImportBench } from './testing/import-bench.ts';

const heading =
  'Matrícula;Usuário;Nome;Sobrenome;Nome completo;E-mail;CPF;Cargo;Filial;Setor;Usuário do superior;Situação;Perfis;Grupos;Ativo';
const helena =
  '0001;helena;Helena;Barros;;helena@empresa.example;470.670.791-95;Gerente;001;Lojas;paulo;ativo;Relatórios|ROLE_SUPPORT;TI|Compras;Sim';
const paulo = '0002;paulo;Paulo;Reis;Paulo Reis Filho;;;Diretor;;;;;;;';

describeDatabase('file import of people', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  test('D2.09 errors of spreadsheet formulas are refused in every column and create no records', async () => {
    const bench = await openImportBench(database().db);
    const checked = await bench.check([
      'Usuário;Nome;Sobrenome;Cargo;Filial;Perfis;Grupos',
      'ana;#N/D;Reis;;;;',
      'bia;Bia;Reis;#REF!;#n/a;#DIV/0!;#VALOR!',
      'caio;Caio;Reis;# N/D;;;',
    ]);
    expect(checked).toMatchObject({
      counts: { created: 1, refused: 2 },
      warnings: ['Cargos que serão criados (1): # N/D'],
    });
    expect(await bench.errors(checked)).toEqual(
      [
        [2, 'Nome'],
        [3, 'Cargo'],
        [3, 'Filial'],
        [3, 'Perfis'],
        [3, 'Grupos'],
      ].map(([line, column]) => `Linha ${line}, coluna ${column}: a célula tem um erro de fórmula da planilha`),
    );
    const tags = await bench.check(['Nome;Cor', '#NOME?;#e5484d'], { kind: 'tags' });
    expect(tags).toMatchObject({ counts: { created: 0, refused: 1 } });
  });

  test('D2.07 a file is checked without changes, then applied with superiors further down', async () => {
    const bench = await openImportBench(database().db);
    const checked = await bench.check([heading, helena, paulo]);
    expect(checked).toMatchObject({
      status: 'CHECKED',
      failure: null,
      lines: 2,
      format: { type: 'csv', delimiter: ';', encoding: 'UTF-8' },
      counts: { created: 2, changed: 0, unchanged: 0, reactivated: 0, deactivated: 0, refused: 0 },
      tabs: { new: 2, changed: 0, deactivated: 0, access: 1, errors: 0 },
      access: { gains: 1, loses: 0 },
      warnings: [
        'Filiais que serão criadas (1): 001',
        'Cargos que serão criados (2): Gerente, Diretor',
        'Grupos que serão criados (2): TI, Compras',
      ],
      applicable: true,
    });
    expect(await database().db.selectFrom('users').select('user_name').execute()).toEqual([{ user_name: 'admin' }]);
    expect(await bench.changes(checked, 'ACCESS')).toMatchObject([
      { line: 2, record: { key: 'helena' }, gains: ['Relatórios', 'Suporte', 'Acesso aos relatórios'], loses: [] },
    ]);
    expect(await bench.apply(checked)).toMatchObject({ status: 'APPLIED', failure: null });
    const [first, superior] = [await bench.person('helena'), await bench.person('paulo')];
    expect(first).toMatchObject({
      complete_name: 'Helena Barros',
      email: 'helena@empresa.example',
      custom1: '0001',
      custom2: '470.670.791-95',
      custom3: 'Gerente',
      custom4: '001',
      custom5: 'Lojas',
      superior_id: superior.id,
      active: true,
      show_only_personal_menu: false,
      roles: 'ROLE_REPORT,ROLE_SUPPORT',
    });
    expect(superior).toMatchObject({ complete_name: 'Paulo Reis Filho', custom3: 'Diretor', superior_id: null });
    const groups = await database()
      .db.selectFrom('group_members')
      .innerJoin('groups', 'groups.id', 'group_members.group_id')
      .select('name')
      .where('user_id', '=', first.id)
      .orderBy('name')
      .execute();
    expect(groups).toEqual([{ name: 'Compras' }, { name: 'TI' }]);
  });

  test('D2.14 the same file again changes nothing and writes no row of the audit trail', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const rows = await bench.auditRows();
    const again = await bench.check([heading, helena, paulo]);
    expect(again).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 2, reactivated: 0, deactivated: 0, refused: 0 },
      warnings: [],
    });
    expect(await bench.apply(again)).toMatchObject({ status: 'APPLIED' });
    expect(await bench.auditRows()).toBe(rows);
  });

  test('D2.05 an empty cell clears, (manter) keeps, and unknown headings are ignored', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const checked = await bench.check([
      'Usuário;Nome;Sobrenome;E-mail;Cargo;Perfis;Centro de custo',
      'helena;Helena;Barros Lima;;(manter);;42',
    ]);
    expect(checked).toMatchObject({ ignoredColumns: ['Centro de custo'], counts: { changed: 1 } });
    expect(await bench.changes(checked)).toMatchObject([
      {
        line: 2,
        effect: 'CHANGED',
        values: [
          { attribute: 'Sobrenome', before: 'Barros', after: 'Barros Lima' },
          { attribute: 'Nome completo', before: 'Helena Barros', after: 'Helena Barros Lima' },
          { attribute: 'E-mail', before: 'helena@empresa.example', after: null },
          { attribute: 'Perfis', before: 'Relatórios|Suporte', after: null },
        ],
        loses: ['Relatórios', 'Suporte', 'Acesso aos relatórios'],
      },
    ]);
    await bench.apply(checked);
    expect(await bench.person('helena')).toMatchObject({ email: null, custom3: 'Gerente', roles: '', custom1: '0001' });
  });

  test('the complete name without a value follows from the kept names, and a CPF from its digits', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const checked = await bench.check([
      'Usuário;Nome;Sobrenome;Nome completo;CPF',
      'paulo;(manter);Reis;;',
      'helena;Helena;Barros;(manter);47067079195',
    ]);
    expect(checked).toMatchObject({ counts: { changed: 1, unchanged: 1 } });
    expect(await bench.changes(checked)).toMatchObject([
      { values: [{ attribute: 'Nome completo', before: 'Paulo Reis Filho', after: 'Paulo Reis' }] },
    ]);
  });

  test('D2.07 every error names line, column, value and reason, and a reference is an error of its line only', async () => {
    const bench = await openImportBench(database().db);
    const checked = await bench.check([
      heading,
      helena,
      paulo,
      '0003;com espaço;;Reis;;sem arroba;123.456.789-00;;;;ninguem;Marte;Gestor de grupo;;talvez',
      '0004;novo;Novo;Chefe;;;123;;;;;;;;',
      '0005;filho;Filho;Novo;;;;;;;novo;;;;',
      '0006;neto;Neto;Novo;;;;;;;filho;;;;',
      '0007;HELENA;Outra;Helena;;;;;;;;;;;',
      '0002;outro;Outro;Paulo;;;;;;;;;;;',
    ]);
    expect(await bench.errors(checked)).toEqual([
      'Linha 4, coluna Nome: preencha o nome',
      'Linha 4, coluna Situação: esta situação não existe',
      'Linha 4, coluna Perfis: perfil desconhecido',
      'Linha 4, coluna Ativo: preencha com Sim ou Não',
      'Linha 4, coluna Usuário: o usuário não pode ter espaços nem vírgulas',
      'Linha 4, coluna E-mail: endereço de e-mail inválido',
      'Linha 4, coluna CPF: dígito verificador inválido',
      'Linha 4, coluna Usuário do superior: não existe no arquivo nem no cadastro',
      'Linha 5, coluna CPF: o CPF tem 11 algarismos',
      'Linha 6, coluna Usuário do superior: o superior está na linha 5, que foi recusada',
      'Linha 7, coluna Usuário do superior: o superior está na linha 6, que foi recusada',
      'Linha 8, coluna Usuário: este usuário já está na linha 2',
      'Linha 9, coluna Matrícula: esta matrícula já está na linha 3',
    ]);
    expect(checked).toMatchObject({ counts: { created: 2, refused: 6 }, tabs: { errors: 13 } });
    await bench.apply(checked);
    expect(await database().db.selectFrom('users').select('user_name').orderBy('id').execute()).toHaveLength(3);
  });

  test('D1.04 neither e-mail nor name nor CPF finds a person', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const twin = await bench.check([
      'Usuário;Nome;Sobrenome;E-mail;CPF',
      'outra;Helena;Barros;helena@empresa.example;470.670.791-95',
    ]);
    expect(twin).toMatchObject({ counts: { created: 1, changed: 0, refused: 0 } });
  });

  test('D1.04 D1.05 a person is found by registration, otherwise by user name; two people are a refusal', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const two = await bench.check(['Matrícula;Usuário;Nome;Sobrenome', '0001;paulo;Nova;Pessoa']);
    expect(await bench.errors(two)).toEqual([
      'Linha 2, coluna Usuário: a matrícula 0001 é de helena e o usuário é de paulo',
    ]);
    expect(two).toMatchObject({ applicable: false, counts: { created: 0, changed: 0 } });
    const renamed = await bench.check(['Matrícula;Usuário;Nome;Sobrenome', '0001;helena.barros;Helena;Barros']);
    expect(await bench.changes(renamed)).toMatchObject([
      { values: [{ attribute: 'Usuário', before: 'helena', after: 'helena.barros' }] },
    ]);
    await bench.apply(renamed);
    expect(await bench.person('helena.barros')).toMatchObject({ custom1: '0001' });
    const other = await bench.check(['Matrícula;Usuário;Nome;Sobrenome', '0009;paulo;Paulo;Reis']);
    expect(await bench.errors(other)).toEqual([
      'Linha 2, coluna Usuário: este usuário já tem a matrícula 0002 nesta origem',
    ]);
    const otherSource = await bench.check(['Matrícula;Usuário;Nome;Sobrenome', '77;paulo;Paulo;Reis'], {
      source: 'Outra folha',
    });
    expect(await bench.errors(otherSource)).toEqual([
      'Linha 2, coluna Matrícula: Este dado vem de Arquivo e só pode ser alterado lá.',
    ]);
  });

  test('lines that would close a cycle of superiors are refused', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const checked = await bench.check([
      'Usuário;Nome;Sobrenome;Usuário do superior',
      'paulo;Paulo;Reis;helena',
      'so;So;Mesmo;so',
      'a;A;Um;b',
      'b;B;Dois;a',
      'c;C;Fora;a',
    ]);
    expect(await bench.errors(checked)).toEqual([
      'Linha 2, coluna Usuário do superior: a hierarquia forma um ciclo: Paulo Reis Filho → Helena Barros → Paulo Reis Filho',
      'Linha 3, coluna Usuário do superior: a hierarquia forma um ciclo: So Mesmo → So Mesmo',
      'Linha 4, coluna Usuário do superior: a hierarquia forma um ciclo: A Um → B Dois → A Um',
      'Linha 5, coluna Usuário do superior: a hierarquia forma um ciclo: A Um → B Dois → A Um',
      'Linha 6, coluna Usuário do superior: o superior está na linha 4, que foi recusada',
    ]);
  });

  test('D2.11 a complete file deactivates people of its source only, within the limit', async () => {
    const bench = await openImportBench(database().db);
    const many = Array.from({ length: 13 }, (_, at) => `p${at};Pessoa;Um`);
    const people = 'Usuário;Nome;Sobrenome';
    await bench.apply(await bench.check([people, ...many]));
    await bench.apply(await bench.check([people, 'alheia;De;Fora'], { source: 'Outra' }));
    const ten = await bench.check([people, ...many.slice(10)], { complete: true });
    expect(ten).toMatchObject({ counts: { deactivated: 10, unchanged: 3 }, confirmations: { deactivations: null } });
    const eleven = await bench.check([people, ...many.slice(11)], { complete: true });
    expect(eleven.confirmations.deactivations).toEqual({ count: 11, limit: 10, active: 13, openTasks: 0 });
    for (const confirmDeactivations of [undefined, 10, 12]) {
      await expect(bench.apply(eleven, { confirmDeactivations })).rejects.toMatchObject({
        status: 422,
        errorCode: 'IMPORT_LIMIT_EXCEEDED',
      });
    }
    expect(await bench.apply(eleven, { confirmDeactivations: 11 })).toMatchObject({ status: 'APPLIED' });
    const active = await database().db.selectFrom('users').select('user_name').where('active', '=', true).execute();
    expect(active.map(({ user_name }) => user_name).sort()).toEqual(['admin', 'alheia', 'p11', 'p12']);
    const back = await bench.check([people, 'p0;Pessoa;Um', 'torto;;Um'], { complete: false });
    expect(back).toMatchObject({ counts: { unchanged: 1 } });
    const reactivated = await bench.check([`${people};Ativo`, 'p0;Pessoa;Um;Sim']);
    expect(reactivated).toMatchObject({ counts: { reactivated: 1, changed: 0 }, tabs: { changed: 1 } });
  });

  test('people whom a file deactivates lose tickets and the catalogue token, and waiting messages are not sent to them', async () => {
    const bench = await openImportBench(database().db);
    const { db } = bench;
    await bench.apply(await bench.check(['Usuário;Nome;Sobrenome', 'ana;Ana;Lima', 'bia;Bia;Reis']));
    const [ana, bia] = [await bench.person('ana'), await bench.person('bia')];
    const expires_at = new Date('2030-01-01T00:00:00Z');
    for (const { id, user_name } of [ana, bia]) {
      await db.insertInto('realtime_tickets').values({ hash: user_name, user_id: id, expires_at }).execute();
      const message = { channel: 'EMAIL', subject: 'a', body: 'b', path: '/', state: 'WAITING', user_id: id } as const;
      await db.insertInto('outbox_messages').values(message).execute();
    }
    await bench.apply(await bench.check(['Usuário;Nome;Sobrenome;Ativo', 'ana;Ana;Lima;Não']));
    expect((await bench.person('ana')).catalogue_token).not.toBe(ana.catalogue_token);
    expect((await bench.person('bia')).catalogue_token).toBe(bia.catalogue_token);
    expect(await db.selectFrom('realtime_tickets').select('hash').execute()).toEqual([{ hash: 'bia' }]);
    expect(await db.selectFrom('outbox_messages').select(['user_id', 'state']).orderBy('id').execute()).toEqual([
      { user_id: ana.id, state: 'KEPT' },
      { user_id: bia.id, state: 'WAITING' },
    ]);
  });

  test('open tasks of people whom a file deactivates return to their other addressees', async () => {
    const { db } = database();
    const office = await insertOffice(db);
    const bench = await openImportBench(db);
    const { api } = bench;
    const { idk } = await startPurchase(api, office.processId);
    await api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
    const uuid = await openTaskOf(db, idk);
    await api.as('caio').call(assignTask, { params: { uuid } });
    const checked = await bench.check(['Usuário;Nome;Sobrenome;Ativo', 'caio;Caio;Silva;Não']);
    expect(await bench.apply(checked)).toMatchObject({ status: 'APPLIED', counts: { deactivated: 1 } });
    const task = db.selectFrom('tasks').select('held_by').where('uuid', '=', uuid);
    expect(await task.executeTakeFirst()).toEqual({ held_by: null });
    const newest = db.selectFrom('histories').select('message').orderBy('id', 'desc');
    expect((await newest.executeTakeFirstOrThrow()).message).toBe(
      'O acesso de <b>Caio Silva</b> foi desativado; a tarefa da etapa <b>Compra</b> voltou para <b>Suprimentos</b>',
    );
  });

  test('D5.02 one file causes one notification about all tasks that its people leave', async () => {
    const { db } = database();
    const office = await insertOffice(db);
    const bench = await openImportBench(db);
    const { api } = bench;
    await startPurchase(api, office.processId);
    const { idk } = await startPurchase(api, office.processId);
    await api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
    const people = ['bia;Bia;Silva;Não', 'caio;Caio;Silva;Não', 'davi;Davi;Silva;Não'];
    await bench.apply(await bench.check(['Usuário;Nome;Sobrenome;Ativo', ...people]));
    const noticesOf = async (userName: string) => {
      const { notifications } = await api.as(userName).call(listNotifications, { query: {} });
      return notifications.flatMap(({ message }) => /^O acesso de .*?responsável\./.exec(message)?.[0] ?? []);
    };
    expect(await noticesOf('admin')).toEqual([
      'O acesso de 3 pessoas foi desativado: 2 tarefas ficaram sem responsável.',
    ]);
    expect(await noticesOf('elisa')).toEqual([
      'O acesso de <b>Bia Silva</b> foi desativado: 1 tarefa ficou sem responsável.',
    ]);
  });

  test('D12.07 refused attempts are written to the trail, at most once a minute for each user and call', async () => {
    const { db } = database();
    let now = new Date('2026-03-02T12:00:00Z');
    const office = await insertOffice(db);
    const { api, admin, adminId, ...bench } = await openImportBench(db, { now: () => now });
    await bench.apply(await bench.check([heading, helena, paulo]));
    const { id } = await bench.person('helena');
    const roles = Array.from({ length: 21 }, (_, at) => `p${at};Pessoa;Um;Suporte`);
    const limited = await bench.check(['Usuário;Nome;Sobrenome;Perfis', ...roles]);
    const attempts = async () => {
      const email = { params: { id }, body: { email: 'outra@empresa.example' } };
      await expect(api.as('bia').call(updatePerson, email)).rejects.toMatchObject({ status: 403 });
      await expect(admin.call(updatePerson, email)).rejects.toMatchObject({ errorCode: 'MANAGED_ELSEWHERE' });
      const noRoles = { params: { id: adminId }, body: { roles: [] } };
      await expect(admin.call(setPersonRoles, noRoles)).rejects.toMatchObject({ errorCode: 'LAST_ADMIN' });
      const apply = admin.call(applyImport, { params: { id: limited.id }, body: {} });
      await expect(apply).rejects.toMatchObject({ errorCode: 'IMPORT_LIMIT_EXCEEDED' });
    };
    const written = () =>
      db
        .selectFrom('audit_events')
        .select(['actor_id', 'object_kind', 'refused_as'])
        .where('action', '=', 'REFUSED')
        .orderBy('id')
        .execute();
    const each = [
      { actor_id: office.bia, object_kind: 'person', refused_as: 'FORBIDDEN' },
      { actor_id: adminId, object_kind: 'person', refused_as: 'MANAGED_ELSEWHERE' },
      { actor_id: adminId, object_kind: 'person', refused_as: 'LAST_ADMIN' },
      { actor_id: adminId, object_kind: 'import', refused_as: 'IMPORT_LIMIT_EXCEEDED' },
    ];
    await attempts();
    await attempts();
    expect(await written()).toEqual(each);
    now = new Date(now.getTime() + 61_000);
    await attempts();
    expect(await written()).toEqual([...each, ...each]);
  });

  test('D2.12 the limit of deactivations is 2 % of the people of the source, or the setting, also for the command', async () => {
    const { db } = database();
    const bench = await openImportBench(db);
    const people = 'Usuário;Nome;Sobrenome';
    const many = Array.from({ length: 650 }, (_, at) => `p${at};Pessoa;Um`);
    await bench.apply(await bench.check([people, ...many]));
    const leaving = (count: number) => bench.check([people, ...many.slice(count)], { complete: true });
    expect((await leaving(13)).confirmations.deactivations).toBeNull();
    expect((await leaving(14)).confirmations.deactivations).toMatchObject({ count: 14, limit: 13, active: 650 });

    const { services } = bench.api;
    const strict = { ...services, limits: { ...services.limits, importDeactivations: 2 } };
    const file = new TextEncoder().encode([people, ...many.slice(3)].join('\n'));
    const command = { kind: 'people', fileName: 'p.csv', complete: true, apply: true, allOrNothing: false } as const;
    const refused = await runImportCommand(strict, file, command);
    expect(refused.succeeded).toBe(false);
    expect(refused.lines.join('\n')).toContain('A importação desativa 3 pessoas, mais que o limite de 2.');
    expect((await runImportCommand(strict, file, { ...command, confirmDeactivations: 2 })).succeeded).toBe(false);
    expect((await runImportCommand(strict, file, { ...command, confirmDeactivations: 3 })).succeeded).toBe(true);
    const gone = await db.selectFrom('users').select('id').where('active', '=', false).execute();
    expect(gone).toHaveLength(3);

    const strictest = { ...services, limits: { ...services.limits, importDeactivations: 0 } };
    const one = new TextEncoder().encode([people, ...many.slice(4)].join('\n'));
    expect((await runImportCommand(strictest, one, command)).lines.join('\n')).toContain(
      'A importação desativa 1 pessoa, mais que o limite de 0.',
    );
  });

  test('D2.12 more than 20 changes of roles need their exact number, and a file without valid lines is refused', async () => {
    const bench = await openImportBench(database().db);
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `p${at};Pessoa;Um;Suporte`);
    const twenty = await bench.check(['Usuário;Nome;Sobrenome;Perfis', ...lines(20)]);
    expect(twenty.confirmations.roleChanges).toBeNull();
    const more = await bench.check(['Usuário;Nome;Sobrenome;Perfis', ...lines(21)]);
    expect(more.confirmations.roleChanges).toEqual({ count: 21, limit: 20 });
    await expect(bench.apply(more, { confirmRoleChanges: 20 })).rejects.toMatchObject({
      errorCode: 'IMPORT_LIMIT_EXCEEDED',
    });
    const invalid = await bench.check(['Usuário;Nome;Sobrenome', ';;']);
    expect(invalid).toMatchObject({ applicable: false });
    await expect(bench.apply(invalid)).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    expect(await bench.apply(more, { confirmRoleChanges: 21 })).toMatchObject({ status: 'APPLIED' });
  });

  test('D2.10 one refused line prevents everything only if that is asked for', async () => {
    const bench = await openImportBench(database().db);
    const checked = await bench.check(['Usuário;Nome;Sobrenome', 'boa;Boa;Linha', 'torta;;Linha']);
    await expect(bench.apply(checked, { allOrNothing: true })).rejects.toMatchObject({ errorCode: 'CONFLICT' });
    expect(await bench.apply(checked)).toMatchObject({ status: 'APPLIED' });
    await bench.person('boa');
  });

  test('D2.10 all lines are written in one transaction, or none', async () => {
    const bench = await openImportBench(database().db);
    const { db } = database();
    const other = await bench.check(['Usuário;Nome;Sobrenome;Perfis', 'outra;Outra;Chefe;Administrador']);
    await bench.apply(other);
    const leaving = await bench.check(['Usuário;Nome;Sobrenome;Ativo', 'nova;Nova;Pessoa;Sim', 'admin;Rita;Silva;Não']);
    await bench.admin.call(applyImport, { params: { id: leaving.id }, body: {} });
    // between the call and the job, the other administrator leaves
    await db.updateTable('users').set({ active: false }).where('user_name', '=', 'outra').execute();
    await bench.runJobs();
    expect(await bench.get(leaving.id)).toMatchObject({
      status: 'FAILED',
      failure: {
        code: 'LAST_ADMIN',
        message: 'Este é o último administrador ativo. Defina outro antes de continuar.',
      },
    });
    expect(await bench.person('admin')).toMatchObject({ active: true });
    expect(await db.selectFrom('users').select('id').where('user_name', '=', 'nova').execute()).toEqual([]);
  });

  test('D2.13 a record that changed since the check, and a second file at the same time, are refused', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const checked = await bench.check(['Usuário;Nome;Sobrenome', 'paulo;Paulo;Outro']);
    await database().db.updateTable('users').set({ email: 'x@y.example' }).where('user_name', '=', 'paulo').execute();
    await expect(bench.apply(checked)).rejects.toMatchObject({ status: 409, errorCode: 'IMPORT_OUTDATED' });
    const added = await bench.check(['Usuário;Nome;Sobrenome', 'nova;Nova;Pessoa']);
    await database().db.updateTable('imports').set({ status: 'CHECKING' }).where('id', '=', checked.id).execute();
    await expect(bench.check([heading, paulo])).rejects.toMatchObject({ status: 409, errorCode: 'IMPORT_RUNNING' });
    await expect(bench.apply(added)).rejects.toMatchObject({ status: 409, errorCode: 'IMPORT_RUNNING' });
    // a file of another kind is not affected
    expect(await bench.check(['Nome', 'Caixa'], { kind: 'job-titles' })).toMatchObject({ status: 'CHECKED' });
  });

  test('the last active administrator keeps role and access', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check(['Usuário;Nome;Sobrenome;Ativo', 'admin;Rita;Silva;Sim']));
    const leaving = await bench.check(['Usuário;Nome;Sobrenome;Ativo', 'admin;Rita;Silva;Não', 'a;A;B;Sim']);
    expect(await bench.errors(leaving)).toEqual([
      'Linha 2, coluna Ativo: Este é o último administrador ativo. Defina outro antes de continuar.',
    ]);
    const missing = await bench.check(['Usuário;Nome;Sobrenome', 'a;A;B'], { complete: true });
    expect(missing).toMatchObject({
      counts: { created: 1, deactivated: 0 },
      warnings: [
        'O último administrador ativo não está no arquivo e não será desativado. Defina outro antes de continuar.',
      ],
    });
    const replaced = await bench.check([
      'Usuário;Nome;Sobrenome;Ativo;Perfis',
      'admin;Rita;Silva;Não;(manter)',
      'a;A;B;Sim;Administrador',
    ]);
    expect(await bench.errors(replaced)).toEqual([]);
    // afterwards, the administrator who applies it has no access any more
    await expect(bench.apply(replaced)).rejects.toMatchObject({ status: 401 });
    expect(await bench.person('admin')).toMatchObject({ active: false });
    expect(await bench.person('a')).toMatchObject({ active: true, roles: 'ROLE_ADMIN' });
  });

  test('each change is a row of the audit trail, with the sender, the way in and masked CPFs', async () => {
    const bench = await openImportBench(database().db);
    const sent = await bench.check([heading, helena, paulo]);
    await bench.apply(sent);
    const rows = await database()
      .db.selectFrom('audit_events')
      .select(['action', 'object_kind', 'object_name', 'actor_id', 'origin', 'address', 'changes'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, object_kind, object_name }) => [action, object_kind, object_name])).toEqual([
      ['CREATED', 'branch', '001'],
      ['CREATED', 'job-title', 'Gerente'],
      ['CREATED', 'job-title', 'Diretor'],
      ['CREATED', 'group', 'TI'],
      ['CREATED', 'group', 'Compras'],
      ['CREATED', 'person', 'Helena Barros'],
      ['CREATED', 'person', 'Paulo Reis Filho'],
      ['IMPORTED', 'import', 'pessoas.csv'],
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ actor_id: bench.adminId, origin: 'FILE', address: '203.0.113.7' });
    }
    const superior = await bench.person('paulo');
    expect(rows.find(({ object_name }) => object_name === 'Helena Barros')?.changes).toEqual(
      expect.arrayContaining([
        { attribute: 'branch', before: null, after: { name: '001' } },
        { attribute: 'jobTitle', before: null, after: { name: 'Gerente' } },
        { attribute: 'status', before: null, after: { id: 1, name: 'Ativo' } },
        { attribute: 'superior', before: null, after: { id: superior.id, name: 'Paulo Reis Filho' } },
      ]),
    );
    expect(JSON.stringify(rows)).toContain('***.670.791-**');
    expect(JSON.stringify(rows)).not.toContain('470.670');
  });

  test('exported people are a file without changes, and a row of the audit trail', async () => {
    const bench = await openImportBench(database().db);
    await bench.apply(await bench.check([heading, helena, paulo]));
    const parts: string[] = [];
    for await (const part of exportPeople(bench.api.services)) parts.push(part);
    const rows = database().db.selectFrom('audit_events').select(['action', 'origin', 'object_name']);
    expect(await rows.orderBy('id', 'desc').executeTakeFirst()).toEqual({
      action: 'EXPORTED',
      origin: 'COMMAND_LINE',
      object_name: 'Pessoas',
    });
    expect(await bench.check(new File(parts, 'pessoas.csv'))).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 3, reactivated: 0, deactivated: 0, refused: 0 },
    });
  });

  test('roles of a file are grants of their own', async () => {
    const bench = await openImportBench(database().db);
    const file = (roles: string) => ['Usuário;Nome;Sobrenome;Perfis', `admin;Rita;Silva;${roles}`];
    await bench.apply(await bench.check(file('Administrador|Suporte')));
    expect(await bench.person('admin')).toMatchObject({ roles: 'ROLE_ADMIN,ROLE_SUPPORT' });
    await bench.apply(await bench.check(file('')));
    expect(await bench.person('admin')).toMatchObject({ roles: 'ROLE_ADMIN' });
  });
});
