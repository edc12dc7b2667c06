import {
  getProcess,
  getPublishImpact,
  getSector,
  listAssigneeStatuses,
  listAssignees,
  listDepartmentProcesses,
  listDepartments,
  listGroups,
  listInitializerGroups,
  listProcessCategories,
  listProcesses,
  listSectorProcesses,
  listSectors,
  listServices,
  publishLinkedProcess,
  publishProcess,
  saveScenarios,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertArea } from '../db/people/departments.ts';
import { insertProcess, insertUser, step } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { insertModellingOffice } from '../testing/modelling-office.ts';

const empty = { steps: [step.start('end'), step.end()], fields: [] };

describeDatabase('processes', (database) => {
  const office = () => insertModellingOffice(database().db);

  test('M7.03 M9.12 M2.2.01 lists processes by their last version, newest first, eight per page, with the total', async () => {
    const { db, as } = await office();
    for (let number = 1; number <= 10; number += 1) {
      const created_at = new Date(Date.UTC(2026, 0, number, 10));
      const parent = await insertProcess(db, empty, { title: `Processo ${number}`, created_at });
      if (number !== 3) continue;
      await db.updateTable('processes').set({ is_last_version: false }).where('id', '=', parent).execute();
      const second = { parent_id: parent, version: 2, title: 'Processo 3 revisto', created_at: new Date() };
      await insertProcess(db, empty, { ...second, name: 'processo-3-revisto', active: false });
    }
    const first = await as('bia').call(listProcesses, { query: {} });
    expect([first.elements.length, first.totalElements]).toEqual([8, 10]);
    expect(first.elements.map(({ title }) => title).slice(0, 3)).toEqual([
      'Processo 3 revisto',
      'Processo 10',
      'Processo 9',
    ]);
    expect(first.elements[0]).toMatchObject({ version: 2, active: false, url: null });
    const rest = await as('bia').call(listProcesses, { query: { page: 1 } });
    expect(rest.elements.map(({ title }) => title)).toEqual(['Processo 2', 'Processo 1']);
  });

  test('M2.2.13 searches for every word in title and description, without regard to case and accents', async () => {
    const { db, as } = await office();
    await insertProcess(db, empty, { title: 'Férias', description: 'Programação anual' });
    await insertProcess(db, empty, { title: 'Reembolso', description: 'De 100% das férias' });
    const find = async (q: string) => {
      const { elements } = await as('rita').call(listProcesses, { query: { q } });
      return elements.map(({ title }) => title).sort();
    };
    expect(await find('FERIAS')).toEqual(['Férias', 'Reembolso']);
    expect(await find('ferias  programaçao')).toEqual(['Férias']);
    expect(await find('100%')).toEqual(['Reembolso']);
    expect(await find('_')).toEqual([]);
  });

  test('M7.07 M7.08 M7.20 M9.18 M9.20 P7.6.13 P7.6.14 P7.6.15 departments and sectors list their processes, ten per page', async () => {
    const { db, as, department, sector, otherDepartment, otherSector } = await office();
    const second = await insertArea(db, {
      active: true,
      responsibles: [],
      description: 'Benefícios',
      departmentId: department,
    });
    for (let number = 0; number < 11; number += 1) {
      await insertProcess(db, empty, { department_id: department, sector_id: sector });
    }
    await insertProcess(db, empty, { department_id: department, sector_id: second, title: 'Plano' });
    await insertProcess(db, empty, { department_id: otherDepartment, sector_id: otherSector, title: 'Acesso' });
    const ofDepartment = await as('bia').call(listDepartmentProcesses, { params: { department }, query: {} });
    expect([ofDepartment.elements.length, ofDepartment.totalElements]).toEqual([10, 12]);
    const page = { page: 1, size: 10 };
    const more = await as('bia').call(listDepartmentProcesses, { params: { department }, query: page });
    expect(more.elements).toHaveLength(2);
    const ofSectors = await as('bia').call(listSectorProcesses, {
      query: { sectorIds: `${second},${otherSector},999999` },
    });
    expect(ofSectors).toMatchObject({ elements: [{ title: 'Acesso' }, { title: 'Plano' }], totalElements: 2 });
    const ofOne = await as('bia').call(listSectorProcesses, { query: { sectorIds: String(sector) } });
    expect([ofOne.elements.length, ofOne.totalElements]).toEqual([10, 11]);
    const absent = { params: { department: 999_999 }, query: {} };
    await expect(as('bia').call(listDepartmentProcesses, absent)).rejects.toMatchObject({ status: 404 });
  });

  test('M6.06 M6.12 M8.02 M8.04 only analysts and administrators open processes; unknown ones return 404', async () => {
    const { db, as, api } = await office();
    const id = await insertProcess(db, empty);
    expect(await as('rita').call(getProcess, { params: { id } })).toMatchObject({ id, version: 1 });
    await expect(as('eva').call(getProcess, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(as('ana').call(getProcess, { params: { id: id + 1 } })).rejects.toMatchObject({ status: 404 });
    for (const path of ['/v1/processes', `/v1/processes/${id}`, '/v1/process-category', '/v1/assignee-statuses']) {
      expect((await api.fetch('eva', path)).status, path).toBe(403);
      expect((await api.fetch(null, path)).status, path).toBe(401);
    }
  });

  test('M3.5.01 M5.5.01 M5.5.02 M5.5.04 M5.5.05 M5.5.06 M5.5.07 an invalid linked process gets one message per input', async () => {
    const { as, linked, db } = await office();
    const refuse = async (changes: object) => {
      const call = as('ana').call(publishLinkedProcess, { body: { ...linked, ...changes } });
      const error = await call.then(
        () => null,
        (reason) => reason,
      );
      return error?.problem?.fields;
    };
    expect(await refuse({ title: ' ', url: '', active: null, department: null, sector: undefined })).toEqual([
      { name: 'title', message: 'Preenche com o nome do processo' },
      { name: 'url', message: 'Preenche com a URL do processo' },
      { name: 'active', message: 'Selecione uma opção' },
      { name: 'department', message: 'Selecione um departamento' },
      { name: 'sector', message: 'Selecione um setor' },
    ]);
    expect(await refuse({ title: 'x'.repeat(51) })).toEqual([
      { name: 'title', message: 'Use no máximo 50 caracteres' },
    ]);
    for (const url of ['ponto.example', 'ftp://ponto.example', 'javascript:alert(1)', 'https://', 'http:/ponto']) {
      expect(await refuse({ url }), url).toEqual([{ name: 'url', message: 'Preenche com a URL do processo' }]);
    }
    expect(await db.selectFrom('processes').select('id').execute()).toEqual([]);
  });

  test('M1.11 M1.12 M1.13 M1.14 M1.15 P7.6.16 a linked process appears in the catalogue and in the lists of its areas', async () => {
    const { as, linked, department, sector } = await office();
    const body = { ...linked, title: ' Ponto ', description: 'Registro' };
    const first = await as('ana').call(publishLinkedProcess, { body });
    expect(first).toEqual({ id: expect.any(Number), version: 1 });
    const offered = await as('eva').call(listServices, { query: { q: 'ponto' } });
    expect(offered.elements).toMatchObject([{ title: 'Ponto', url: 'https://ponto.example' }]);
    const listed = await as('ana').call(listProcesses, { query: {} });
    expect(listed.elements).toMatchObject([{ title: 'Ponto', url: 'https://ponto.example', version: 1 }]);
    for (const lists of [
      as('ana').call(listDepartmentProcesses, { params: { department }, query: {} }),
      as('ana').call(listSectorProcesses, { query: { sectorIds: String(sector) } }),
    ]) {
      expect((await lists).elements.map(({ id }) => id)).toEqual([first.id]);
    }
    await expect(as('bia').call(publishLinkedProcess, { body })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Usuário sem permissão para publicação'),
    });
  });

  test('C4.07 one of three edits of the same version succeeds, the others return what changed', async () => {
    const { as, linked, db } = await office();
    const first = await as('ana').call(publishLinkedProcess, { body: linked });
    const edits = ['Um', 'Dois', 'Três'].map((title) =>
      as('ana').call(publishLinkedProcess, { body: { ...linked, title, parentId: first.id, knownVersion: 1 } }),
    );
    const outcomes = await Promise.allSettled(edits);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(2);
    const { title } = await db
      .selectFrom('processes')
      .select('title')
      .where('is_last_version', '=', true)
      .where('parent_id', '=', first.id)
      .executeTakeFirstOrThrow();
    for (const error of refused) {
      expect(error).toMatchObject({ status: 409, errorCode: 'PROCESS_OUTDATED' });
      expect(error.fields).toEqual([{ name: 'title', message: `Nome: de "Ponto" para "${title}"` }]);
    }
    const seen = { ...linked, title: 'Quatro', parentId: first.id, knownVersion: 2 };
    expect(await as('ana').call(publishLinkedProcess, { body: seen })).toMatchObject({ version: 3 });
  });

  test('M2.2.06 M2.2.11 M3.1.02 M7.06 a linked process is published again at its address, and stays linked', async () => {
    const { as, linked, department, sector, status, db, input } = await office();
    const first = await as('ana').call(publishLinkedProcess, { body: linked });
    const again = {
      ...linked,
      url: 'https://novo.example',
      active: false,
      assigneeStatuses: [status],
      parentId: first.id,
    };
    const second = await as('caio').call(publishLinkedProcess, { body: again });
    expect(second.version).toBe(2);
    expect(await as('ana').call(getProcess, { params: { id: second.id } })).toMatchObject({
      parentId: first.id,
      title: 'Ponto',
      url: 'https://novo.example',
      active: false,
      department: { id: department },
      sector: { id: sector },
      assigneeStatuses: [status],
      steps: [],
    });
    expect((await as('eva').call(listServices, { query: { q: 'ponto' } })).elements).toEqual([]);
    const names = await db.selectFrom('processes').select('name').execute();
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['ponto']));
    const modeled = as('ana').call(publishProcess, { body: input({ parentId: first.id }) });
    await expect(modeled).rejects.toMatchObject({ problem: { fields: [{ name: 'parentId' }] } });
    const { id } = await as('ana').call(publishProcess, { body: input() });
    expect((await as('ana').call(getProcess, { params: { id } })).url).toBeNull();
  });

  test('M3.6.02 a sector returns membership, responsible people and department', async () => {
    const { as, sector, department, caio } = await office();
    const read = (name: string) => as(name).call(getSector, { params: { id: sector } });
    expect(await read('caio')).toMatchObject({
      id: sector,
      description: 'Folha',
      active: true,
      belong: true,
      responsibles: [{ id: caio }],
      department: { id: department },
    });
    expect([(await read('ana')).belong, (await read('bia')).belong]).toEqual([true, false]);
  });

  test('M7.09 M7.10 searches categories by title without regard to case and accents, and lists all statuses', async () => {
    const { as, db, category, status } = await office();
    await db.insertInto('categories').values({ title: 'Compras', icon: null, color: null }).execute();
    await db.insertInto('assignee_statuses').values({ description: 'Afastado' }).execute();
    const found = await as('ana').call(listProcessCategories, { query: { query: 'FERIAS' } });
    expect(found).toEqual([{ id: category, title: 'Férias e folgas' }]);
    const all = await as('ana').call(listProcessCategories, { query: {} });
    expect(all.map(({ title }) => title)).toEqual(['Compras', 'Férias e folgas']);
    expect(await as('ana').call(listAssigneeStatuses)).toEqual([
      { id: status, description: 'Ativo' },
      { id: expect.any(Number), description: 'Afastado' },
    ]);
  });

  test('M7.11 M7.12 M7.13 M9.14 M9.15 pickers of people and groups return eight per page, filtered by the typed text', async () => {
    const { as, db } = await office();
    for (let number = 1; number <= 10; number += 1) {
      await insertUser(db, { first_name: `Zélia ${number}` });
      await db
        .insertInto('groups')
        .values({ name: `Zeladoria ${number}` })
        .execute();
      await db
        .insertInto('initializer_groups')
        .values({ name: `Zeladores ${number}` })
        .execute();
    }
    const people = await as('ana').call(listAssignees, { query: { q: 'zelia' } });
    expect([people.elements.length, people.totalElements]).toEqual([8, 10]);
    const exclude = people.elements.map(({ id }) => id).join(',');
    expect((await as('ana').call(listAssignees, { query: { q: 'zelia', exclude } })).totalElements).toBe(2);
    const groups = await as('ana').call(listGroups, { query: { q: 'ZELADORIA' } });
    expect([groups.elements.length, groups.totalElements]).toEqual([8, 10]);
    const initializers = await as('ana').call(listInitializerGroups, {
      query: { search: 'zeladores', page: 0, size: 8 },
    });
    expect([initializers.elements.length, initializers.totalElements]).toEqual([8, 10]);
  });

  test('M7.14 M7.15 M9.16 M9.17 returns departments by 999 and their sectors by 100 unless another size is requested', async () => {
    const { as, db, department } = await office();
    const many = Array.from(Array(1000), (_, at) => ({ description: `Área ${at}` }));
    await db.insertInto('departments').values(many).execute();
    const sectors = many.slice(0, 100).map((row) => ({ ...row, department_id: department }));
    await db.insertInto('sectors').values(sectors).execute();
    const all = await as('ana').call(listDepartments, { query: {} });
    expect([all.elements.length, all.totalElements]).toEqual([999, 1002]);
    const ofOne = await as('ana').call(listSectors, { params: { id: department }, query: {} });
    expect([ofOne.elements.length, ofOne.totalElements]).toEqual([100, 101]);
    const typed = await as('ana').call(listSectors, { params: { id: department }, query: { q: 'folha', size: 5 } });
    expect(typed.totalElements).toBe(1);
  });

  test('the impact contains open requests by version with the oldest of each, and the drafts of open tasks', async () => {
    const { as, db, request, input, eva } = await office();
    const publish = (parentId?: number) => as('ana').call(publishProcess, { body: input({ parentId }) });
    const first = await publish();
    const [old] = [await request(first.id), await request(first.id)];
    const second = await publish(first.id);
    const fresh = await request(first.id);
    const task = await db.selectFrom('tasks').select('id').where('idk', '=', old).executeTakeFirstOrThrow();
    await db
      .insertInto('task_drafts')
      .values({
        task_id: task.id,
        user_id: eva,
        values: '{}',
        comment: null,
        bytes: 2,
        revision: 1,
        saved_at: new Date(),
      })
      .execute();
    const impact = await as('bia').call(getPublishImpact, { params: { id: second.id } });
    expect(impact).toMatchObject({
      running: [
        { version: 2, count: 1, oldest: { idk: fresh } },
        { version: 1, count: 2, oldest: { idk: old } },
      ],
      drafts: 1,
    });
  });

  test('users who may publish a process store its scenarios, for all its versions', async () => {
    const { as, input } = await office();
    const scenario = { id: 's1', name: 'Curta', values: { dias: 2 }, answers: [{ stepId: 'fill', approved: true }] };
    const first = await as('ana').call(publishProcess, { body: input({ scenarios: [scenario] }) });
    const second = await as('ana').call(publishProcess, { body: input({ parentId: first.id }) });
    const scenariosOf = async (id: number) => (await as('bia').call(getProcess, { params: { id } })).scenarios;
    expect([await scenariosOf(first.id), await scenariosOf(second.id)]).toEqual([[scenario], [scenario]]);
    const other = { ...scenario, id: 's2', name: 'Longa' };
    await as('caio').call(saveScenarios, { params: { id: first.id }, body: { scenarios: [other] } });
    expect(await scenariosOf(second.id)).toEqual([other]);
    const foreign = as('bia').call(saveScenarios, { params: { id: first.id }, body: { scenarios: [] } });
    await expect(foreign).rejects.toMatchObject({ status: 403 });
    await as('rita').call(saveScenarios, { params: { id: second.id }, body: { scenarios: [] } });
    expect(await scenariosOf(first.id)).toEqual([]);
  });
});
