import {
  createRegisterRecord,
  deactivateRegisterRecord,
  getPerson,
  getTask,
  listAssigneeStatuses,
  listBranches,
  listCalendars,
  listJobTitles,
  listProcessCategories,
  listRegister,
  listTags,
  type RegisterKind,
  reactivateRegisterRecord,
  removeRegisterRecord,
  updateRegisterRecord,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

const kinds: readonly RegisterKind[] = ['branches', 'job-titles', 'statuses', 'categories', 'tags'];
const bodies = {
  branches: { name: 'Campinas', code: '042', state: 'SP', city: '3509502', timeZone: 'America/Manaus' },
  'job-titles': { name: 'Caixa' },
  statuses: { name: 'Licença', restrictsMenu: true },
  categories: { name: 'Financeiro', icon: 'landmark', color: 'jade' },
  tags: { name: 'Urgente', color: '#e5484d', description: 'Passar na frente' },
} as const;

describeDatabase('the register', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    return { db, api, admin: api.as('admin'), people };
  }
  type Office = Awaited<ReturnType<typeof office>>;
  const create = ({ admin }: Office, kind: RegisterKind) =>
    admin.call(createRegisterRecord, { params: { kind }, body: bodies[kind] });

  /** Makes something use a record; returns the number of uses. */
  async function use({ db, people }: Office, kind: RegisterKind, id: number): Promise<void> {
    const ofPeople = { branches: 'branch_id', 'job-titles': 'job_title_id', statuses: 'status_id' } as const;
    if (kind === 'categories') await db.updateTable('processes').set({ category_id: id }).execute();
    else if (kind === 'tags') {
      await startPurchase(createTestApi(db), people.processId);
      await db.updateTable('tasks').set({ marker_id: id }).execute();
    } else {
      await insertUser(db, { [ofPeople[kind]]: id });
      await insertUser(db, { [ofPeople[kind]]: id });
    }
  }

  test.each(kinds)('D1.15 administrators create, rename, deactivate, reactivate and remove %s', async (kind) => {
    const all = await office();
    const { admin } = all;
    const record = await create(all, kind);
    const empty = kind === 'branches' ? { calendar: null } : {};
    expect(record).toEqual({ id: record.id, active: true, source: null, ...empty, ...bodies[kind] });
    const params = { kind, id: record.id };
    expect(await admin.call(updateRegisterRecord, { params, body: { name: ' Novo nome ' } })).toEqual({
      ...record,
      name: 'Novo nome',
    });
    expect(await admin.call(deactivateRegisterRecord, { params })).toMatchObject({ active: false });
    const inactive = await admin.call(listRegister, { params: { kind }, query: { active: false, q: 'novo' } });
    expect(inactive.elements.map(({ id }) => id)).toEqual([record.id]);
    expect(await admin.call(reactivateRegisterRecord, { params })).toMatchObject({ active: true });
    await admin.call(removeRegisterRecord, { params });
    expect((await admin.call(listRegister, { params: { kind } })).elements).toEqual([]);
  });

  test.each(kinds)('D1.15 refuses to remove one of %s that is in use and names the number of uses', async (kind) => {
    const all = await office();
    const { id } = await create(all, kind);
    await use(all, kind, id);
    const uses = kind === 'categories' || kind === 'tags' ? '1 cadastro' : '2 cadastros';
    await expect(all.admin.call(removeRegisterRecord, { params: { kind, id } })).rejects.toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      problem: { message: `Este registro está em uso em ${uses} e não pode ser excluído` },
    });
  });

  test('D1.07 an inactive record leaves the pickers and stays on people and requests', async () => {
    const all = await office();
    const { admin, api, db, people } = all;
    const offered = async () => [
      (await admin.call(listBranches)).length,
      (await admin.call(listJobTitles)).length,
      (await admin.call(listAssigneeStatuses)).length,
      (await admin.call(listProcessCategories)).length,
      (await admin.call(listTags)).length,
    ];
    const records = await Promise.all(kinds.map(async (kind) => ({ kind, id: (await create(all, kind)).id })));
    const [branch] = records;
    await db.updateTable('users').set({ branch_id: branch?.id }).where('id', '=', people.ana).execute();
    const { idk } = await startPurchase(api, people.processId);
    const uuid = await openTaskOf(db, idk);
    expect(await offered()).toEqual([1, 1, 1, 1, 1]);
    for (const params of records) await admin.call(deactivateRegisterRecord, { params });
    expect(await offered()).toEqual([0, 0, 0, 0, 0]);
    const { branch_id } = await db
      .selectFrom('users')
      .select('branch_id')
      .where('id', '=', people.ana)
      .executeTakeFirstOrThrow();
    expect(branch_id).toBe(branch?.id);
    const person = await admin.call(getPerson, { params: { id: people.ana } });
    expect(person).toMatchObject({ branch: { name: bodies.branches.name } });
    const task = await api.as('bia').call(getTask, { params: { uuid } });
    expect(task.createdBy.branch).toBe(bodies.branches.name);
  });

  test('D1.07 a branch without a time zone gets that of São Paulo, codes are unique, and it may have a calendar', async () => {
    const { admin } = await office();
    const params = { kind: 'branches' } as const;
    const first = await admin.call(createRegisterRecord, { params, body: { name: 'Matriz', code: '001' } });
    expect(first).toMatchObject({ timeZone: 'America/Sao_Paulo', state: null, city: null });
    const twin = admin.call(createRegisterRecord, { params, body: { name: 'Outra', code: '001' } });
    await expect(twin).rejects.toMatchObject({ status: 409, fields: [{ name: 'code' }] });
    const { elements } = await admin.call(listCalendars);
    const calendar = elements[0]?.id ?? 0;
    const id = { params: { ...params, id: first.id } };
    expect(await admin.call(updateRegisterRecord, { ...id, body: { calendar } })).toMatchObject({ calendar });
    const absent = admin.call(updateRegisterRecord, { ...id, body: { calendar: 999_999 } });
    await expect(absent).rejects.toMatchObject({ status: 400, fields: [{ name: 'calendar' }] });
    const ofTitle = admin.call(createRegisterRecord, {
      params: { kind: 'job-titles' },
      body: { name: 'Caixa', calendar },
    });
    await expect(ofTitle).rejects.toMatchObject({ status: 400, fields: [{ name: 'calendar' }] });
    expect(await admin.call(updateRegisterRecord, { ...id, body: { calendar: null } })).toMatchObject({
      calendar: null,
    });
    await admin.call(createRegisterRecord, { params, body: { name: 'Sem código' } });
    await admin.call(createRegisterRecord, { params, body: { name: 'Também sem', code: ' ' } });
  });

  test('each change writes one row of the audit trail, and an unchanged record none', async () => {
    const all = await office();
    const { admin, db } = all;
    const { id } = await create(all, 'tags');
    const params = { kind: 'tags', id } as const;
    await admin.call(updateRegisterRecord, { params, body: { name: 'Urgente' } });
    await admin.call(updateRegisterRecord, { params, body: { name: 'Já' } });
    await admin.call(deactivateRegisterRecord, { params });
    await admin.call(removeRegisterRecord, { params });
    const events = await db
      .selectFrom('audit_events')
      .select(['action', 'object_kind', 'object_name'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'CREATED', object_kind: 'tag', object_name: 'Urgente' },
      { action: 'CHANGED', object_kind: 'tag', object_name: 'Já' },
      { action: 'DEACTIVATED', object_kind: 'tag', object_name: 'Já' },
      { action: 'DELETED', object_kind: 'tag', object_name: 'Já' },
    ]);
  });
});
