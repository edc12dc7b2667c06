import {
  activateDepartment,
  activateSector,
  createDepartment,
  createSector,
  deactivateDepartment,
  deactivateSector,
  getDepartment,
  getSector,
  listDepartments,
  listSectors,
  updateDepartment,
  updateSector,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { insertProcess, insertUser, step } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

describeDatabase('departments and sectors', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function office() {
    const { db } = database();
    const roles = 'ROLE_USER,ROLE_PROCESS_ANALYST';
    const ana = await insertUser(db, { user_name: 'ana', first_name: 'Ana', roles });
    const bia = await insertUser(db, { user_name: 'bia', first_name: 'Bia', roles });
    await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });
    await insertUser(db, { user_name: 'gestora', roles: 'ROLE_GROUP_MANAGER' });
    await insertUser(db, { user_name: 'eva' });
    const api = createTestApi(db);
    return { db, api, ana, bia, as: api.as };
  }
  type Office = Awaited<ReturnType<typeof office>>;
  /** Creates a department of Ana with a sector of Bia. */
  async function finance({ as, ana, bia }: Office) {
    const department = await as('ana').call(createDepartment, {
      body: { description: 'Financeiro', active: true, responsibles: [ana] },
    });
    const sector = await as('ana').call(createSector, {
      body: { description: 'Fiscal', active: true, responsibles: [bia], departmentId: department.id },
    });
    return { department, sector };
  }
  const member = { lastName: 'Silva', email: null, picture: null };
  const fieldsOf = (error: unknown) => (error as { fields: { name: string; message: string }[] }).fields;

  test('P7.6.04 P7.6.02 P3.05 P2.8.02 P2.8.08 creates a department and returns it with its people and sectors', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const { id } = department;
    const sectorRow = { id: sector.id, description: 'Fiscal', active: true, belong: true, departmentId: id };
    expect(await all.as('ana').call(getDepartment, { params: { id } })).toEqual({
      revision: expect.any(String),
      id,
      description: 'Financeiro',
      active: true,
      belong: true,
      responsibles: [{ ...member, id: all.ana, firstName: 'Ana', userName: 'ana' }],
      sectors: [sectorRow],
    });
    expect(await all.as('eva').call(getDepartment, { params: { id } })).toMatchObject({
      belong: false,
      sectors: [{ belong: false }],
    });
  });

  test('P7.6.09 P7.6.08 P3.06 P2.8.09 P2.8.15 creates a sector in a department and returns it with both', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    expect(await all.as('bia').call(getSector, { params: { id: sector.id } })).toEqual({
      revision: expect.any(String),
      id: sector.id,
      description: 'Fiscal',
      active: true,
      belong: true,
      responsibles: [{ ...member, id: all.bia, firstName: 'Bia', userName: 'bia' }],
      department: { id: department.id, description: 'Financeiro', active: true },
    });
  });

  test('P7.6.05 P2.8.03 an update of a department replaces only the sent values', async () => {
    const all = await office();
    const { id } = (await finance(all)).department;
    const changed = await all.as('ana').call(updateDepartment, { params: { id }, body: { description: ' Finanças ' } });
    expect(changed).toMatchObject({ id, description: 'Finanças', active: true, responsibles: [{ id: all.ana }] });
    const body = { responsibles: [all.bia, all.ana], active: false };
    const again = await all.as('ana').call(updateDepartment, { params: { id }, body });
    expect(again).toMatchObject({ description: 'Finanças', active: false });
    expect(again.responsibles.map(({ firstName }) => firstName)).toEqual(['Ana', 'Bia']);
  });

  test('P7.6.04 P7.6.09 creating with the id of an existing one updates it', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const changed = await all
      .as('ana')
      .call(createDepartment, { body: { id: department.id, description: 'Contábil' } });
    expect(changed).toMatchObject({ id: department.id, description: 'Contábil', active: true });
    const moved = await all.as('bia').call(createSector, { body: { id: sector.id, description: 'Tributos' } });
    expect(moved).toMatchObject({ id: sector.id, description: 'Tributos', department: { id: department.id } });
    const absent = all.as('ana').call(createDepartment, { body: { id: 99_999, description: 'X' } });
    await expect(absent).rejects.toMatchObject({ status: 404 });
  });

  test('P7.6.06 P7.6.07 P4.14 P4.16 P4.18 P2.8.04 P2.8.05 deleting deactivates a department, which can be undone', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const params = { id: department.id };
    await all.as('ana').call(deactivateDepartment, { params });
    const listed = await all.as('eva').call(listDepartments, { query: {} });
    expect(listed.elements).toMatchObject([{ id: department.id, active: false }]);
    expect(await all.as('bia').call(getSector, { params: { id: sector.id } })).toMatchObject({ active: true });
    expect(await all.as('ana').call(activateDepartment, { params })).toMatchObject({ id: department.id, active: true });
  });

  test('P7.6.10 P2.8.10 updates a sector and keeps values that are not sent', async () => {
    const all = await office();
    const { sector } = await finance(all);
    const params = { id: sector.id };
    const changed = await all.as('bia').call(updateSector, { params, body: { description: 'Tributos' } });
    expect(changed).toMatchObject({ description: 'Tributos', responsibles: [{ id: all.bia }] });
  });

  test('P7.6.11 P7.6.12 P4.15 P4.17 P4.19 P2.8.11 P2.8.12 deactivates a sector and activates it again', async () => {
    const all = await office();
    const { sector } = await finance(all);
    const params = { id: sector.id };
    await all.as('bia').call(deactivateSector, { params });
    expect(await all.as('bia').call(getSector, { params })).toMatchObject({ active: false });
    expect(await all.as('bia').call(activateSector, { params })).toMatchObject({ active: true });
  });

  test('P7.6.10 a sector moved to another department keeps its processes', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const body = { description: 'Jurídico', active: true, responsibles: [all.ana] };
    const other = await all.as('ana').call(createDepartment, { body });
    const { db } = all;
    const definition = { steps: [step.start(), step.end()], fields: [] };
    const ids = { department_id: department.id, sector_id: sector.id };
    const processId = await insertProcess(db, definition, ids);
    const moved = await all
      .as('bia')
      .call(updateSector, { params: { id: sector.id }, body: { departmentId: other.id } });
    expect(moved.department).toEqual({ id: other.id, description: 'Jurídico', active: true });
    const row = await db.selectFrom('processes').select('department_id').where('id', '=', processId).executeTakeFirst();
    expect(row).toEqual({ department_id: other.id });
  });

  test('P6.23 P6.24 P6.25 P6.26 P2.8.06 P2.8.07 only responsible users may make changes, whatever their role', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const ofDepartment = { params: { id: department.id } };
    const ofSector = { params: { id: sector.id } };
    const refused = { status: 403, problem: { reason: 'NOT_RESPONSIBLE' } };
    for (const name of ['bia', 'admin']) {
      const client = all.as(name);
      await expect(client.call(updateDepartment, { ...ofDepartment, body: {} })).rejects.toMatchObject(refused);
      await expect(client.call(deactivateDepartment, ofDepartment)).rejects.toMatchObject(refused);
      await expect(client.call(activateDepartment, ofDepartment)).rejects.toMatchObject(refused);
    }
    const admin = all.as('admin');
    await expect(admin.call(updateSector, { ...ofSector, body: {} })).rejects.toMatchObject(refused);
    await expect(admin.call(deactivateSector, ofSector)).rejects.toMatchObject(refused);
    await expect(admin.call(activateSector, ofSector)).rejects.toMatchObject(refused);
    // users responsible for the department also belong to its sectors
    await all.as('ana').call(updateSector, { ...ofSector, body: { description: 'Tributos' } });
  });

  test('P6.14 P1.18 P1.19 analysts and administrators write, every user reads', async () => {
    const all = await office();
    const { department } = await finance(all);
    const people = { admin: 201, bia: 201, gestora: 403, eva: 403 };
    for (const [name, status] of Object.entries(people)) {
      const area = { description: `De ${name}`, active: true, responsibles: [all.ana] };
      const post = (path: string, body: object) =>
        all.api.fetch(name, path, { method: 'POST', body: JSON.stringify(body) });
      expect((await post('/v1/departments', area)).status, name).toBe(status);
      expect((await post('/v1/sectors', { ...area, departmentId: department.id })).status, name).toBe(status);
      for (const path of ['/v1/departments', `/v1/departments/${department.id}/sectors`]) {
        expect((await all.api.fetch(name, path)).status, `${name} ${path}`).toBe(200);
      }
    }
  });

  test('P5.08 P5.09 P5.11 P5.12 P5.13 P5.14 returns a message for each missing input', async () => {
    const { as } = await office();
    const refused = async (call: Promise<unknown>) => fieldsOf(await call.catch((error: unknown) => error));
    expect(await refused(as('ana').call(createDepartment, { body: {} }))).toEqual([
      { name: 'description', message: 'Preencha com o nome do departamento' },
      { name: 'responsibles', message: 'Preencha todos os campos para criação do departamento' },
      { name: 'active', message: 'Preencha todos os campos para criação do departamento' },
    ]);
    expect(await refused(as('ana').call(createSector, { body: {} }))).toEqual([
      { name: 'description', message: 'Preencha com o nome do setor' },
      { name: 'responsibles', message: 'Selecione os usuários responsáveis pelo setor' },
      { name: 'active', message: 'Preencha todos os campos para criação do setor' },
      { name: 'departmentId', message: 'Escolha o departamento do setor' },
    ]);
  });

  test('P5.10 P9.08 P9.09 accepts fifty responsible people and refuses fifty-one', async () => {
    const { as, db } = await office();
    const people: number[] = [];
    for (let count = 0; count < 51; count += 1) people.push(await insertUser(db));
    const body = { description: 'Grande', active: true, responsibles: people };
    await expect(as('ana').call(createDepartment, { body })).rejects.toMatchObject({
      status: 400,
      fields: [{ name: 'responsibles', message: 'É possível selecionar apenas 50' }],
    });
    const fewer = { ...body, responsibles: people.slice(1) };
    const { responsibles, id } = await as('ana').call(createDepartment, { body: fewer });
    expect(responsibles).toHaveLength(50);
    const sector = as('ana').call(createSector, { body: { ...body, departmentId: id } });
    await expect(sector).rejects.toMatchObject({ status: 400 });
  });

  test('names of departments, and of sectors within a department, are unique', async () => {
    const all = await office();
    const { department } = await finance(all);
    const area = { active: true, responsibles: [all.ana] };
    const twin = all.as('ana').call(createDepartment, { body: { ...area, description: 'FINANCEIRO' } });
    await expect(twin).rejects.toMatchObject({ status: 409, fields: [{ name: 'description' }] });
    const sector = { ...area, description: 'fiscal' };
    const twinSector = all.as('ana').call(createSector, { body: { ...sector, departmentId: department.id } });
    await expect(twinSector).rejects.toMatchObject({ status: 409 });
    const other = await all.as('ana').call(createDepartment, { body: { ...area, description: 'Jurídico' } });
    await all.as('ana').call(createSector, { body: { ...sector, departmentId: other.id } });
  });

  test('M3.6.01 a department has its name, state, responsible people and sectors, and the caller’s membership', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const belonging = async (userName: string) => {
      const { elements } = await all.as(userName).call(listDepartments, { query: {} });
      return elements.map(({ id, belong, sectors }) => [id, belong, sectors?.map((one) => [one.id, one.belong])]);
    };
    expect(await belonging('ana')).toEqual([[department.id, true, [[sector.id, true]]]]);
    expect(await belonging('bia')).toEqual([[department.id, false, [[sector.id, true]]]]);
    expect(await belonging('eva')).toEqual([[department.id, false, [[sector.id, false]]]]);
    const { id, description, active, belong, responsibles } = await all
      .as('ana')
      .call(getDepartment, { params: { id: department.id } });
    expect({ id, description, active, belong }).toEqual({
      id: department.id,
      description: 'Financeiro',
      active: true,
      belong: true,
    });
    expect(responsibles.map((person) => person.id)).toEqual([all.ana]);
  });

  test('P7.6.01 P7.6.03 P9.22 P9.23 lists are filtered and paged by name, with 1,000 and 100 rows by default', async () => {
    const all = await office();
    const { department } = await finance(all);
    const { db, as } = all;
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      description: `Área ${String(index).padStart(4, '0')}`,
    }));
    await db.insertInto('departments').values(rows).execute();
    const sectors = rows.slice(0, 101).map((row) => ({ ...row, department_id: department.id }));
    await db.insertInto('sectors').values(sectors).execute();
    const first = await as('eva').call(listDepartments, { query: {} });
    expect([first.elements.length, first.totalElements]).toEqual([999, 1002]);
    expect(first.elements[0]).toEqual({
      id: expect.any(Number),
      description: 'Área 0000',
      active: true,
      belong: false,
      sectors: [],
    });
    const found = await as('ana').call(listDepartments, { query: { q: 'financ', page: 0, size: 5 } });
    expect(found).toMatchObject({
      elements: [{ id: department.id, description: 'Financeiro', active: true, belong: true }],
      totalElements: 1,
    });
    expect(found.elements[0]?.sectors).toHaveLength(102);
    const params = { id: department.id };
    const ofDepartment = await as('eva').call(listSectors, { params, query: {} });
    expect([ofDepartment.elements.length, ofDepartment.totalElements]).toEqual([100, 102]);
    const fiscal = await as('eva').call(listSectors, { params, query: { q: 'FISC' } });
    expect(fiscal.elements.map(({ description }) => description)).toEqual(['Fiscal']);
  });

  test('C7.08 lists show responsible people and active processes to users who manage departments, if requested', async () => {
    const all = await office();
    const { department, sector } = await finance(all);
    const { db, as, ana, bia } = all;
    const empty = await as('ana').call(createDepartment, {
      body: { description: 'Jurídico', active: true, responsibles: [bia, ana] },
    });
    const definition = { steps: [step.start(), step.end()], fields: [] };
    const ids = { department_id: department.id, sector_id: sector.id };
    const first = await insertProcess(db, definition, { ...ids, is_last_version: false });
    await insertProcess(db, definition, { ...ids, parent_id: first, version: 2 });
    await insertProcess(db, definition, { department_id: department.id });
    await insertProcess(db, definition, { ...ids, active: false });
    const [anaRow, biaRow] = [
      { ...member, id: ana, firstName: 'Ana', userName: 'ana' },
      { ...member, id: bia, firstName: 'Bia', userName: 'bia' },
    ];
    const figures = async (userName: string, query: object) => {
      const { elements } = await as(userName).call(listDepartments, { query });
      return elements.map(({ id, responsibles, processCount }) => ({ id, responsibles, processCount }));
    };
    for (const userName of ['ana', 'admin']) {
      expect(await figures(userName, { counts: true })).toEqual([
        { id: department.id, responsibles: [anaRow], processCount: 2 },
        { id: empty.id, responsibles: [anaRow, biaRow], processCount: 0 },
      ]);
    }
    const call = { params: { id: department.id }, query: { counts: true } };
    expect((await as('ana').call(listSectors, call)).elements).toEqual([
      {
        id: sector.id,
        description: 'Fiscal',
        active: true,
        belong: true,
        departmentId: department.id,
        responsibles: [biaRow],
        processCount: 1,
      },
    ]);
    expect(await figures('ana', {})).toMatchObject([{ responsibles: undefined, processCount: undefined }, {}]);
    for (const userName of ['eva', 'gestora']) {
      const hidden = { responsibles: undefined, processCount: undefined };
      expect(await figures(userName, { counts: true })).toMatchObject([hidden, hidden]);
      const [listed] = (await as(userName).call(listSectors, call)).elements;
      expect(Object.keys(listed ?? {}).sort()).toEqual(['active', 'belong', 'departmentId', 'description', 'id']);
    }
  });
});
