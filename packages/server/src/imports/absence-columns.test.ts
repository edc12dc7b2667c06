import { read, utils } from '@e965/xlsx';
import {
  createAbsence,
  downloadImportTemplate,
  getPerson,
  listAbsences,
  listNotifications,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { exportPeople } from './export-people.ts';
import { openImportBench } from './testing/import-bench.ts';

const names = 'Usuário;Nome;Sobrenome';
const heading = `${names};Ausente de;Ausente até;Usuário do substituto`;

describeDatabase('columns of the file of people', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  /** It is 09:00 on March 2, 2026. */
  async function open() {
    const { db } = database();
    let now = new Date('2026-03-02T12:00:00Z');
    const bench = await openImportBench(db, { now: () => now });
    const absences = async (userName: string) => {
      const { id } = await bench.person(userName);
      const { absences: found } = await bench.admin.call(listAbsences, { query: { personId: id } });
      return found.map(({ startsOn, endsOn, state, reason, substitutes }) => ({
        startsOn,
        endsOn,
        state,
        reason,
        substitutes: substitutes.map(({ person }) => person.completeName),
      }));
    };
    return {
      ...bench,
      absences,
      at(moment: string) {
        now = new Date(moment);
      },
    };
  }

  test('D2.04 the template has 18 columns; only Usuário, Nome and Sobrenome are required', async () => {
    const { admin, check } = await open();
    const template = async (format: 'csv' | 'xlsx') =>
      new Uint8Array(
        await (
          await admin.call(downloadImportTemplate, { params: { kind: 'people' }, query: { format } })
        ).arrayBuffer(),
      );
    const columns =
      'Matrícula;Usuário;Nome;Sobrenome;Nome completo;E-mail;CPF;Cargo;Filial;Setor;Usuário do superior;Situação;Perfis;Grupos;Ativo;Ausente de;Ausente até;Usuário do substituto';
    expect(new TextDecoder().decode(await template('csv')).split('\r\n')[0]).toBe(columns);
    const book = read(await template('xlsx'), { type: 'array' });
    const rows = (sheet: string): unknown[][] => utils.sheet_to_json(book.Sheets[sheet] ?? {}, { header: 1 });
    expect(rows('Modelo')[0]).toEqual(columns.split(';'));
    const explained = rows('Explicações').slice(1, 19);
    expect(explained.map(([column]) => column)).toEqual(columns.split(';'));
    expect(explained.filter(([, required]) => required === 'Sim').map(([column]) => column)).toEqual([
      'Usuário',
      'Nome',
      'Sobrenome',
    ]);
    for (const [, , help] of explained) expect(help).not.toBe('');
    const without = await check(['Usuário;Sobrenome;E-mail', 'ana;Lima;']);
    expect(without.failure?.message).toBe('Faltam colunas obrigatórias no arquivo: Nome.');
  });

  test('D2.04 all columns are read: lists with |, roles by both names, days as dd/MM/yyyy; absent ones stay', async () => {
    const { admin, check, apply, changes, person, absences } = await open();
    const all = `Matrícula;${names};Nome completo;E-mail;CPF;Cargo;Filial;Setor;Usuário do superior;Situação;Perfis;Grupos;Ativo;Ausente de;Ausente até;Usuário do substituto`;
    const roles = 'Administrador|Analista de processos|Gestor de grupos|ROLE_REPORT|Suporte';
    await apply(
      await check([
        all,
        `1;ana;Ana;Lima;Ana Lima;a@x.example;470.670.791-95;Caixa;001;Lojas;bia;Férias;${roles};TI|RH;Sim;03/03/2026;10/03/2026;bia`,
        '2;bia;Bia;Reis;;;;;;;;;;;;;;',
      ]),
    );
    const ana = await person('ana');
    expect(ana).toMatchObject({
      custom1: '1',
      complete_name: 'Ana Lima',
      email: 'a@x.example',
      custom2: '470.670.791-95',
      custom3: 'Caixa',
      custom4: '001',
      custom5: 'Lojas',
      superior_id: (await person('bia')).id,
      active: true,
    });
    expect(await admin.call(getPerson, { params: { id: ana.id } })).toMatchObject({
      branch: { name: '001' },
      status: { description: 'Férias' },
      groups: [{ name: 'RH' }, { name: 'TI' }],
    });
    expect(ana.roles.split(',').sort()).toEqual([
      'ROLE_ADMIN',
      'ROLE_GROUP_MANAGER',
      'ROLE_PROCESS_ANALYST',
      'ROLE_REPORT',
      'ROLE_SUPPORT',
    ]);
    const planned = [
      { startsOn: '2026-03-03', endsOn: '2026-03-10', state: 'PLANNED', reason: 'OTHER', substitutes: ['Bia Reis'] },
    ];
    expect(await absences('ana')).toEqual(planned);
    const partial = await check([names, 'ana;Ana;Lima Reis']);
    expect(await changes(partial)).toMatchObject([
      { values: [{ attribute: 'Sobrenome' }, { attribute: 'Nome completo', after: 'Ana Lima Reis' }] },
    ]);
    await apply(partial);
    expect({ ...(await person('ana')), changed_at: null, list_name: null }).toEqual({
      ...ana,
      last_name: 'Lima Reis',
      complete_name: 'Ana Lima Reis',
      changed_at: null,
      list_name: null,
    });
    expect(await absences('ana')).toEqual(planned);
  });

  test('D2.04 D6.09 a file creates, changes and ends absences, and the same file again changes nothing', async () => {
    const { db, check, apply, changes, absences, auditRows, api, at } = await open();
    const file = [
      heading,
      'ana;Ana;Lima;23/02/2026;20/03/2026;nova',
      'bia;Bia;Reis;10/03/2026;12/03/2026;',
      'nova;Nova;Pessoa;;;',
    ];
    const created = await check(file);
    expect((await changes(created, 'NEW'))[0]?.values).toEqual(
      expect.arrayContaining([
        { attribute: 'Ausente de', before: null, after: '02/03/2026' },
        { attribute: 'Ausente até', before: null, after: '20/03/2026' },
        { attribute: 'Usuário do substituto', before: null, after: 'nova' },
      ]),
    );
    expect(await apply(created)).toMatchObject({ status: 'APPLIED' });
    const running = { startsOn: '2026-03-02', endsOn: '2026-03-20', state: 'RUNNING', reason: 'OTHER' };
    expect(await absences('ana')).toEqual([{ ...running, substitutes: ['Nova Pessoa'] }]);
    expect(await absences('bia')).toMatchObject([{ startsOn: '2026-03-10', state: 'PLANNED', substitutes: [] }]);
    const { notifications } = await api.as('nova').call(listNotifications, { query: {} });
    expect(notifications.map(({ message }) => message)).toEqual([
      'Você substitui <b>Ana Lima</b> de 02/03/2026 a 20/03/2026',
    ]);
    const trail = db.selectFrom('audit_events').select('changes').where('object_name', '=', 'Ana Lima');
    expect((await trail.executeTakeFirstOrThrow()).changes).toEqual(
      expect.arrayContaining([
        { attribute: 'absentFrom', before: null, after: '02/03/2026' },
        { attribute: 'absentTo', before: null, after: '20/03/2026' },
        { attribute: 'substitute', before: null, after: 'nova' },
      ]),
    );

    at('2026-03-04T12:00:00Z');
    const rows = await auditRows();
    const again = await check(file);
    expect(again).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 3, refused: 0 } });
    await apply(again);
    expect(await auditRows()).toBe(rows);
    expect(await check([heading, 'ana;Ana;Lima;(manter);(manter);(manter)'])).toMatchObject({
      counts: { unchanged: 1 },
    });
    const parts: string[] = [];
    for await (const part of exportPeople(api.services)) parts.push(part);
    expect(parts.join('')).toContain(';Sim;02/03/2026;20/03/2026;nova\r\n');
    expect(await check(new File(parts, 'p.csv'), { source: 'Outra' })).toMatchObject({
      counts: { created: 0, changed: 0, refused: 0 },
    });

    const changed = await check([heading, 'ana;Ana;Lima;23/02/2026;21/03/2026;bia', 'bia;Bia;Reis;;;']);
    expect((await changes(changed)).map(({ values }) => values)).toEqual([
      [
        { attribute: 'Ausente até', before: '20/03/2026', after: '21/03/2026' },
        { attribute: 'Usuário do substituto', before: 'nova', after: 'bia' },
      ],
      [
        { attribute: 'Ausente de', before: '10/03/2026', after: null },
        { attribute: 'Ausente até', before: '12/03/2026', after: null },
      ],
    ]);
    await apply(changed);
    expect(await absences('ana')).toEqual([{ ...running, endsOn: '2026-03-21', substitutes: ['Bia Reis'] }]);
    expect(await absences('bia')).toEqual([]);
    await apply(await check([heading, 'ana;Ana;Lima;;;']));
    expect(await absences('ana')).toMatchObject([{ state: 'ENDED', endsOn: '2026-03-04' }]);
    expect(await check([heading, 'ana;Ana;Lima;23/02/2026;01/03/2026;'])).toMatchObject({ counts: { unchanged: 1 } });
  });

  test('an absence that the person entered stays if the file has empty cells', async () => {
    const { check, apply, absences, api } = await open();
    await apply(await check([names, 'ana;Ana;Lima']));
    const week = { startsOn: '2026-03-09', endsOn: '2026-03-13', reason: 'VACATION' } as const;
    await api.as('ana').call(createAbsence, { body: week });
    expect(await check([heading, 'ana;Ana;Lima;;;'])).toMatchObject({ counts: { unchanged: 1 } });
    expect(await check([heading, 'ana;Ana;Lima;09/03/2026;13/03/2026;'])).toMatchObject({ counts: { unchanged: 1 } });
    expect(await absences('ana')).toMatchObject([{ reason: 'VACATION' }]);
  });

  test('D6.10 a file follows the rules of absences, each error at its column', async () => {
    const { db, check, apply, errors, person, admin } = await open();
    await apply(
      await check([
        `${names};Situação;Ativo`,
        'ana;Ana;Lima;;',
        'bia;Bia;Reis;;',
        'fora;De;Fora;;Não',
        'restrita;R;R;Afastado;',
      ]),
    );
    const [ana, bia] = [await person('ana'), await person('bia')];
    const body = { startsOn: '2026-03-09', endsOn: '2026-03-13', reason: 'VACATION' as const };
    await admin.call(createAbsence, { body: { ...body, personId: ana.id, substitutes: [{ personId: bia.id }] } });
    const checked = await check([
      heading,
      'ana;Ana;Lima;13/03/2026;20/03/2026;bia',
      'p3;P;Q;31/02/2026;20/03/2026;',
      'p4;P;Q;10/03/2026;09/03/2026;',
      'p5;P;Q;10/03/2026;;',
      'p6;P;Q;;;bia',
      'p7;P;Q;03/03/2027;04/03/2027;bia',
      'p8;P;Q;02/03/2027;03/03/2027;bia',
      'p9;P;Q;02/03/2026;29/02/2028;bia',
      'p10;P;Q;02/03/2026;01/03/2028;bia',
      'p11;P;Q;03/03/2026;04/03/2026;p11',
      'p12;P;Q;03/03/2026;04/03/2026;fora',
      'p13;P;Q;03/03/2026;04/03/2026;restrita',
      'p14;P;Q;03/03/2026;04/03/2026;ninguem',
      'p15;P;Q;03/03/2026;04/03/2026;p3',
    ]);
    expect(await errors(checked)).toEqual([
      'Linha 2, coluna Usuário do substituto: Já existe um substituto para este período e processo: Bia Reis.',
      'Linha 3, coluna Ausente de: preencha uma data como dd/MM/yyyy',
      'Linha 4, coluna Ausente até: o fim não pode ser antes do início',
      'Linha 5, coluna Ausente até: preencha o início e o fim da ausência',
      'Linha 6, coluna Ausente de: preencha o início e o fim da ausência',
      'Linha 7, coluna Ausente de: o início pode ser no máximo daqui a 365 dias',
      'Linha 10, coluna Ausente até: o período pode ter no máximo 730 dias',
      'Linha 11, coluna Usuário do substituto: Esta pessoa não pode ser substituta neste período.',
      'Linha 12, coluna Usuário do substituto: Esta pessoa não pode ser substituta neste período.',
      'Linha 13, coluna Usuário do substituto: Esta pessoa não pode ser substituta neste período.',
      'Linha 14, coluna Usuário do substituto: não existe no arquivo nem no cadastro',
      'Linha 15, coluna Usuário do substituto: o substituto está na linha 3, que foi recusada',
    ]);
    expect(checked.counts).toMatchObject({ created: 2, refused: 12 });
    const many = Array.from({ length: 50 }, () => ({
      user_id: bia.id,
      starts_on: '2026-04-01',
      ends_on: '2026-04-01',
      reason: 'OTHER' as const,
      includes_groups: false,
      created_by: null,
      ended_at: null,
    }));
    await db.insertInto('absences').values(many).execute();
    const full = await check([heading, 'bia;Bia;Reis;03/03/2026;04/03/2026;']);
    expect(await errors(full)).toEqual([
      'Linha 2, coluna Ausente de: Uma pessoa pode ter no máximo 50 ausências que não terminaram.',
    ]);
  });
});
