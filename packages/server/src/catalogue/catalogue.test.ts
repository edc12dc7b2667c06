import {
  checkHierarchyDependency,
  checkProcessRequirements,
  fieldsMetadata,
  findService,
  getService,
  listServices,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice } from '../testing/api.ts';

const nothing = { steps: [step.start('end'), step.end()], fields: [] };

describeDatabase('catalogue', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const addFolder = async (title: string) => {
      const row = { title, icon: 'pasta', color: '#123456' };
      return (await db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const list = (query: { q?: string; category?: number; page?: number; size?: number } = {}) =>
      api.as('ana').call(listServices, { query });
    const titles = async (query = {}) => (await list(query)).elements.map(({ title }) => title);
    return { db, api, ...people, addFolder, list, titles };
  }

  test('P1.01 P7.1.01 P2.2.04 the root contains the folders, then services without one, each sorted by name', async () => {
    const { db, addFolder, list, titles } = await office();
    const zoo = await addFolder('Zeladoria');
    const water = await addFolder('Água');
    await addFolder('Vazia');
    await insertProcess(db, nothing, { title: 'Troca de lâmpada', category_id: zoo });
    await insertProcess(db, nothing, { title: 'Vazamento', category_id: water, description: 'Torneiras' });
    await insertProcess(db, nothing, { title: 'árvore' });
    const { elements, totalElements } = await list();
    expect(elements.map(({ title }) => title)).toEqual(['Água', 'Zeladoria', 'árvore', 'Compras']);
    expect(totalElements).toBe(4);
    expect(elements[0]).toMatchObject({ id: water, parentId: water, category: true, count: 1, icon: 'pasta' });
    expect(await titles({ category: zoo })).toEqual(['Troca de lâmpada']);
    expect((await list({ category: water })).elements[0]).toMatchObject({ category: false, categoryTitle: 'Água' });
  });

  test('C3.01 the whole catalogue contains the services of all folders by name, and the folders separately', async () => {
    const { db, addFolder, api } = await office();
    const water = await addFolder('Água');
    await insertProcess(db, nothing, { title: 'Vazamento', category_id: water });
    await insertProcess(db, nothing, { title: 'árvore' });
    await insertProcess(db, nothing, { title: 'Parado', category_id: water, active: false });
    const whole = (query: object) => api.as('ana').call(listServices, { query: { scope: 'all', ...query } });
    const titlesOf = (lines: readonly { title: string }[] | undefined) => lines?.map(({ title }) => title);
    const first = await whole({ size: 2 });
    expect([titlesOf(first.elements), first.totalElements, titlesOf(first.folders)]).toEqual([
      ['árvore', 'Compras'],
      3,
      ['Água'],
    ]);
    expect(first.folders?.[0]).toMatchObject({ id: water, category: true, count: 1 });
    expect(titlesOf((await whole({ size: 2, page: 1 })).elements)).toEqual(['Vazamento']);
    const inside = await whole({ category: water });
    expect([titlesOf(inside.elements), inside.folders]).toEqual([['Vazamento'], undefined]);
    expect((await api.fetch('ana', '/v1/services?scope=outro')).status).toBe(400);
  });

  test('P2.2.02 a search at the root finds all services, a search in a folder only that folder’s', async () => {
    const { db, addFolder, titles } = await office();
    const folder = await addFolder('Zeladoria');
    await insertProcess(db, nothing, { title: 'Compra de lâmpada', category_id: folder });
    expect(await titles({ q: 'COMPRA' })).toEqual(['Compra de lâmpada', 'Compras']);
    expect(await titles({ q: 'lampada compra' })).toEqual(['Compra de lâmpada']);
    expect(await titles({ q: 'compra', category: folder })).toEqual(['Compra de lâmpada']);
    expect(await titles({ q: 'Zeladoria' })).toEqual([]);
    expect(await titles({ q: '%' })).toEqual([]);
  });

  test('P2.2.06 P2.2.07 P9.01 pages contain 8 services each without overlap', async () => {
    const { db, list } = await office();
    for (let number = 0; number < 9; number += 1) await insertProcess(db, nothing, { title: `Serviço ${number}` });
    const [first, second] = [await list(), await list({ page: 1 })];
    expect([first.elements.length, second.elements.length, first.totalElements]).toEqual([8, 2, 10]);
    const ids = [...first.elements, ...second.elements].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    expect(await list({ page: 7 })).toEqual({ elements: [], totalElements: 10 });
  });

  test('P3.01 excludes inactive services and old versions', async () => {
    const { db, processId, list, titles, api } = await office();
    await insertProcess(db, nothing, { title: 'Desligado', name: 'desligado', active: false });
    await db.updateTable('processes').set({ is_last_version: false }).where('id', '=', processId).execute();
    const newest = await insertProcess(db, nothing, {
      title: 'Compras gerais',
      name: 'compras',
      version: 2,
      parent_id: processId,
      url: 'https://erp.example/?t={token}',
    });
    expect(await titles()).toEqual(['Compras gerais']);
    const { elements } = await list();
    expect(elements[0]).toMatchObject({ id: newest, parentId: processId, url: 'https://erp.example/?t={token}' });
    const found = await api.as('ana').call(findService, { params: { name: 'compras' } });
    expect(found).toEqual(elements[0]);
    for (const id of [processId, newest]) {
      expect(await api.as('ana').call(getService, { params: { id } })).toEqual(elements[0]);
    }
    const inactive = api.as('ana').call(findService, { params: { name: 'desligado' } });
    await expect(inactive).rejects.toMatchObject({ status: 404 });
  });

  test('P7.1.02 finds a service by its name in the URL, or returns 404', async () => {
    const { api, processId } = await office();
    const found = await api.as('ana').call(findService, { params: { name: 'compras' } });
    expect(found).toMatchObject({ id: processId, parentId: processId, title: 'Compras', category: false });
    await expect(api.as('ana').call(findService, { params: { name: 'Compras' } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await api.fetch(null, '/v1/services')).status).toBe(401);
    expect((await api.fetch('ana', '/v1/services?size=0')).status).toBe(400);
  });

  test('P7.1.08 P7.1.09 P7.1.10 P7.1.11 reports when a missing superior prevents a start', async () => {
    const { api, processId, db } = await office();
    const query = { processId };
    const ana = api.as('ana');
    const free = { isHierarchyDependent: false, canInitializeProcess: true };
    expect(await ana.call(checkProcessRequirements, { query })).toEqual(free);
    const elisa = api.as('elisa');
    expect(await elisa.call(checkProcessRequirements, { query })).toEqual({ ...free, isHierarchyDependent: true });
    expect(await elisa.call(checkHierarchyDependency, { query })).toEqual({ isHierarchyDependent: true });
    const twoUp = await insertProcess(db, {
      steps: [
        step.start('a'),
        step.approval({ id: 'a', assignees: [{ id: 3, firstName: 'N2' }], connections: to('end') }),
        step.end(),
      ],
      fields: [],
    });
    const need = async (name: string) =>
      (await api.as(name).call(checkHierarchyDependency, { query: { processId: twoUp } })).isHierarchyDependent;
    expect([await need('ana'), await need('bia'), await need('elisa')]).toEqual([false, true, true]);
    await expect(ana.call(checkProcessRequirements, { query: { processId: 999 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('P2.7.13 an initializer group admits members, branches and job titles; an inactive one admits no one', async () => {
    const { api, db, processId, ana, bia, caio } = await office();
    const [{ id: branch } = { id: 0 }] = await db
      .insertInto('branches')
      .values({ name: 'Centro' })
      .returning('id')
      .execute();
    const [{ id: job } = { id: 0 }] = await db
      .insertInto('job_titles')
      .values({ name: 'Analista' })
      .returning('id')
      .execute();
    const [{ id: group } = { id: 0 }] = await db
      .insertInto('initializer_groups')
      .values({ name: 'Quem pede' })
      .returning('id')
      .execute();
    await db.updateTable('processes').set({ initializer_group_id: group }).where('id', '=', processId).execute();
    await db.insertInto('initializer_group_members').values({ initializer_group_id: group, user_id: ana }).execute();
    await db
      .insertInto('initializer_group_branches')
      .values({ initializer_group_id: group, branch_id: branch })
      .execute();
    await db
      .insertInto('initializer_group_job_titles')
      .values({ initializer_group_id: group, job_title_id: job })
      .execute();
    await db.updateTable('users').set({ branch_id: branch }).where('id', '=', bia).execute();
    await db.updateTable('users').set({ job_title_id: job }).where('id', '=', caio).execute();
    const can = async (name: string) =>
      (await api.as(name).call(checkProcessRequirements, { query: { processId } })).canInitializeProcess;
    expect([await can('ana'), await can('bia'), await can('caio'), await can('davi')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await db.updateTable('initializer_groups').set({ active: false }).execute();
    expect(await can('ana')).toBe(false);
  });

  test('a process for certain user statuses cannot be started by users with another status', async () => {
    const { api, db, processId, ana } = await office();
    const [{ id } = { id: 0 }] = await db
      .insertInto('assignee_statuses')
      .values({ description: 'Ativo' })
      .returning('id')
      .execute();
    await db
      .updateTable('processes')
      .set({ assignee_statuses: JSON.stringify([id]) })
      .where('id', '=', processId)
      .execute();
    const can = async () =>
      (await api.as('ana').call(checkProcessRequirements, { query: { processId } })).canInitializeProcess;
    expect(await can()).toBe(false);
    await db.updateTable('users').set({ status_id: id }).where('id', '=', ana).execute();
    expect(await can()).toBe(true);
  });

  test('T7.3.16 P7.1.13 P3.03 returns the form of a request by the id all versions share', async () => {
    const { api, db, processId } = await office();
    await db.updateTable('processes').set({ is_last_version: false }).where('id', '=', processId).execute();
    const newest = await insertProcess(
      db,
      {
        steps: [
          { ...step.start('work'), fields: [ask('cor', { required: 'true' }), ask('nome', { editable: 'false' })] },
          step.task({ id: 'work', isAttachmentRequired: true, connections: to('end') }),
          step.end(),
        ],
        fields: [
          field('cor', { type: 'select-multiple', options: [{ label: 'Azul', value: 'a' }], defaultValue: ['a'] }),
          field('nome', { type: 'assigneeData', assigneeData: 'customName' }),
        ],
      },
      { version: 2, parent_id: processId, name: 'compras' },
    );
    const metadata = await api.as('ana').call(fieldsMetadata, { params: { id: processId } });
    expect(metadata.attachmentRequired).toBe(true);
    expect(metadata.fields).toMatchObject([
      {
        id: `${newest}.field-cor`,
        name: 'cor',
        type: 'select-multiple',
        defaultValue: ['a'],
        options: [{ label: 'Azul', value: 'a' }],
        rules: { required: true, state: 'EDITABLE' },
      },
      { name: 'nome', value: 'Ana Silva', rules: { editable: false, state: 'READONLY' } },
    ]);
    const forBia = { params: { id: processId }, query: { impersonateUser: 'BIA' } };
    const impersonated = await api.as('apoio').call(fieldsMetadata, forBia);
    expect(impersonated.fields[1]?.value).toBe('Bia Silva');
    const denied = { status: 403, errorCode: 'ON_BEHALF_FORBIDDEN' };
    await expect(api.as('ana').call(fieldsMetadata, forBia)).rejects.toMatchObject(denied);
    const query = { processId, userName: 'bia' };
    await expect(api.as('ana').call(checkProcessRequirements, { query })).rejects.toMatchObject(denied);
    await insertUser(db, { user_name: 'saiu', active: false });
    const gone = { params: { id: processId }, query: { impersonateUser: 'saiu' } };
    await expect(api.as('apoio').call(fieldsMetadata, gone)).rejects.toMatchObject({ status: 404 });
  });
});
