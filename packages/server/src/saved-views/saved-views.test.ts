import {
  capabilities,
  clearDefaultView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedViewState,
  savedViewsPerGroupMax,
  savedViewsPerUserMax,
  setDefaultView,
  updateSavedView,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice } from '../testing/api.ts';

const list = 'attendance/to-do' as const;
const state: SavedViewState = {
  filters: [{ column: 'process', query: 'Compras' }],
  order: { column: 'dueAt', direction: 'ASC' },
  columns: ['idk', 'data.valor'],
};

describeDatabase('saved views', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    await insertUser(db, { user_name: 'gestora', roles: 'ROLE_GROUP_MANAGER' });
    const api = createTestApi(db);
    const views = async (userName: string) => (await api.as(userName).call(listSavedViews)).views;
    return { db, api, views, ...people };
  }

  test('C7.15 stores the state of a list under a name, for its user alone', async () => {
    const { api, views } = await office();
    const ana = api.as('ana');
    const view = await ana.call(createSavedView, { body: { list, name: '  Compras do mês ', state } });
    expect(view).toEqual({
      id: view.id,
      list,
      name: 'Compras do mês',
      state,
      group: null,
      isDefault: false,
      canEdit: true,
    });
    await ana.call(createSavedView, { body: { list: 'my-tasks/finished', name: 'Compras do mês', state: emptyState } });
    expect((await views('ana')).map(({ name, list: of }) => `${of}: ${name}`)).toHaveLength(2);
    expect(await views('bia')).toEqual([]);
    const params = { id: view.id };
    const changed = { name: 'compras do MÊS', state: emptyState };
    expect(await ana.call(updateSavedView, { params, body: changed })).toMatchObject(changed);
    for (const userName of ['bia', 'admin', 'gestora']) {
      const other = api.as(userName);
      const refused = { status: 404, errorCode: 'NOT_FOUND' };
      await expect(other.call(updateSavedView, { params, body: changed })).rejects.toMatchObject(refused);
      await expect(other.call(deleteSavedView, { params })).rejects.toMatchObject(refused);
      await expect(other.call(setDefaultView, { params })).rejects.toMatchObject(refused);
    }
    await ana.call(deleteSavedView, { params });
    expect(await views('ana')).toHaveLength(1);
  });

  test('C7.15 members read the views of a group, managers of groups write them', async () => {
    const { api, views, db, buyers } = await office();
    const body = { list, name: 'Fila de compras', state, groupId: buyers };
    await expect(api.as('caio').call(createSavedView, { body })).rejects.toMatchObject({ status: 403 });
    const manager = api.as('gestora');
    const { id } = await manager.call(createSavedView, { body });
    const group = { id: buyers, name: 'Suprimentos' };
    expect(await views('caio')).toMatchObject([{ id, name: 'Fila de compras', group, canEdit: false }]);
    expect(await views('gestora')).toMatchObject([{ id, group, canEdit: true }]);
    expect(await views('ana')).toEqual([]);
    const change = { name: 'Fila', state: emptyState };
    const params = { id };
    await expect(api.as('caio').call(updateSavedView, { params, body: change })).rejects.toMatchObject({ status: 403 });
    await expect(api.as('ana').call(updateSavedView, { params, body: change })).rejects.toMatchObject({ status: 404 });
    await expect(api.as('caio').call(deleteSavedView, { params })).rejects.toMatchObject({ status: 403 });
    await api.as('admin').call(updateSavedView, { params, body: change });
    expect(await views('caio')).toMatchObject([change]);
    // views of deleted groups disappear
    await db.updateTable('groups').set({ deleted_at: new Date(), active: false }).where('id', '=', buyers).execute();
    expect([...(await views('caio')), ...(await views('gestora'))]).toEqual([]);
    await expect(manager.call(createSavedView, { body })).rejects.toMatchObject({ status: 400 });
  });

  test('C7.15 each user has at most one default view per list', async () => {
    const { api, views, buyers } = await office();
    const caio = api.as('caio');
    const own = await caio.call(createSavedView, { body: { list, name: 'Minha', state } });
    const shared = await api
      .as('admin')
      .call(createSavedView, { body: { list, name: 'Fila', state, groupId: buyers } });
    const defaults = async (userName: string) =>
      (await views(userName)).flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
    await caio.call(setDefaultView, { params: { id: own.id } });
    await caio.call(setDefaultView, { params: { id: shared.id } });
    expect(await defaults('caio')).toEqual(['Fila']);
    expect(await defaults('davi')).toEqual([]);
    await caio.call(clearDefaultView, { params: { id: own.id } });
    expect(await defaults('caio')).toEqual(['Fila']);
    await caio.call(clearDefaultView, { params: { id: shared.id } });
    expect(await defaults('caio')).toEqual([]);
    await caio.call(setDefaultView, { params: { id: own.id } });
    await caio.call(deleteSavedView, { params: { id: own.id } });
    expect(await defaults('caio')).toEqual([]);
  });

  test('C7.15 refuses taken or too long names and the state of another list, each with its message', async () => {
    const { api } = await office();
    const ana = api.as('ana');
    const save = (change: object) => ana.call(createSavedView, { body: { list, name: 'Compras', state, ...change } });
    await save({});
    const refused = async (change: object) => {
      const error = (await save(change).catch((problem: unknown) => problem)) as { problem: { fields: unknown } };
      return error.problem.fields;
    };
    expect(await refused({ name: 'COMPRAS ' })).toEqual([
      { name: 'name', message: 'Já existe uma visão com este nome nesta lista' },
    ]);
    expect(await refused({ name: ' ' })).toEqual([{ name: 'name', message: 'Informe o nome da visão' }]);
    expect(await refused({ name: '😀'.repeat(61) })).toMatchObject([{ name: 'name' }]);
    await save({ name: '😀'.repeat(60) });
    const wrong = [{ name: 'state', message: 'Estes filtros não são desta lista' }];
    expect(await refused({ name: 'x', list: 'my-tasks/finished' })).toEqual(wrong);
    expect(await refused({ name: 'x', state: { report: { status: 'TO_DO' }, columns: [] } })).toEqual(wrong);
    const raw = async (body: object) =>
      (await api.fetch('ana', '/v1/saved-views', { method: 'POST', body: JSON.stringify(body) })).status;
    expect(await raw({ list: 'inbox', name: 'x', state })).toBe(400);
    expect(await raw({ list, name: 'x', state: { ...state, page: 3 } })).toBe(400);
    const filter = { column: 'process', query: 'x' };
    expect(await raw({ list, name: 'x', state: { ...state, filters: Array(51).fill(filter) } })).toBe(400);
    expect(await raw({ list, name: 'x', state: { ...state, filters: [{ ...filter, query: 'x'.repeat(201) }] } })).toBe(
      400,
    );
  });

  test('C7.15 enforces the limits of a user and of a group, even with concurrent saves', async () => {
    const { api, views, buyers } = await office();
    const save = (userName: string, name: string, groupId?: number) =>
      api.as(userName).call(createSavedView, { body: { list, name, state: emptyState, ...(groupId && { groupId }) } });
    const refusals = (answers: readonly PromiseSettledResult<unknown>[]) =>
      answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const own = Array.from({ length: savedViewsPerUserMax + 2 }, (_, index) => save('caio', `Visão ${index}`));
    const refused = refusals(await Promise.allSettled(own));
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ status: 409, errorCode: 'TOO_MANY_VIEWS' });
    expect(await views('caio')).toHaveLength(savedViewsPerUserMax);
    const ofGroup = Array.from({ length: savedViewsPerGroupMax + 1 }, (_, index) =>
      save('admin', `Visão ${index}`, buyers),
    );
    expect(refusals(await Promise.allSettled(ofGroup))).toHaveLength(1);
    // a group's views do not count for their author
    await save('admin', 'Minha');
  });

  test('C7.15 omits lists that the user may not open, and reports the calls as supported', async () => {
    const { api, views, db, caio } = await office();
    await api.as('caio').call(createSavedView, { body: { list, name: 'Fila', state } });
    await db.updateTable('users').set({ show_only_personal_menu: true }).where('id', '=', caio).execute();
    expect(await views('caio')).toEqual([]);
    await expect(api.as('caio').call(createSavedView, { body: { list, name: 'x', state } })).rejects.toMatchObject({
      status: 403,
    });
    const report = { list: 'report' as const, name: 'Concluídas', state: { report: {}, columns: [] } };
    await expect(api.as('ana').call(createSavedView, { body: report })).rejects.toMatchObject({ status: 403 });
    await api.as('admin').call(createSavedView, { body: report });
    expect((await api.as('ana').call(capabilities)).additions).toContain('savedViews.list');
  });
});

const emptyState: SavedViewState = { filters: [], order: null, columns: [] };
