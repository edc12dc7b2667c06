import { listAssignees, listBranches, listGroups, listJobTitles } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertGroup, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi } from '../testing/api.ts';

describeDatabase('pickers', (database) => {
  async function office() {
    const { db } = database();
    const { id: branch_id } = await db
      .insertInto('branches')
      .values({ name: 'Centro' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const jose = await insertUser(db, {
      user_name: 'jose',
      first_name: 'José',
      last_name: 'Araújo',
      branch_id,
      email: 'jose@empresa.com.br',
    });
    const ana = await insertUser(db, { user_name: 'ana', first_name: 'ana', last_name: 'Zimmer' });
    await insertUser(db, { user_name: 'zeca', first_name: 'Zeca' });
    await insertUser(db, { user_name: 'saiu', first_name: 'Ana', last_name: 'Saiu', active: false });
    return { db, api: createTestApi(db), jose, ana };
  }

  test('T7.4.16 P7.1.12 finds people by name, login or e-mail, sorted by name', async () => {
    const { api, jose, ana } = await office();
    const find = async (query: { q?: string; exclude?: string; page?: number; size?: number }) =>
      api.as('ana').call(listAssignees, { query });
    const all = await find({});
    expect(all.elements.map(({ firstName }) => firstName)).toEqual(['ana', 'José', 'Zeca']);
    expect(all.totalElements).toBe(3);
    expect(all.elements[1]).toMatchObject({ id: jose, lastName: 'Araújo', userName: 'jose', branch: 'Centro' });
    for (const q of ['jose araujo', 'ARAÚJO', 'jose@empresa', 'araujo jose']) {
      expect(
        (await find({ q })).elements.map(({ id }) => id),
        q,
      ).toEqual([jose]);
    }
    expect((await find({ q: '%' })).totalElements).toBe(0);
    expect((await find({ exclude: `${jose},${ana},99999999999` })).totalElements).toBe(1);
    expect(await find({ size: 2, page: 1 })).toMatchObject({ elements: [{ firstName: 'Zeca' }], totalElements: 3 });
    expect(await find({ size: 2, page: 5 })).toEqual({ elements: [], totalElements: 3 });
    expect((await api.fetch('ana', '/v1/assignees?exclude=a')).status).toBe(400);
    expect((await api.fetch(null, '/v1/assignees')).status).toBe(401);
  });

  test('T9.07 P9.02 pickers return 8 rows unless more are requested', async () => {
    const { api, db } = await office();
    for (let number = 0; number < 10; number += 1) await insertGroup(db);
    expect((await api.as('ana').call(listGroups)).elements).toHaveLength(8);
    for (let number = 0; number < 10; number += 1) await insertUser(db);
    expect((await api.as('ana').call(listAssignees)).elements).toHaveLength(8);
  });

  test('T7.4.17 finds active groups by name', async () => {
    const { api, db } = await office();
    const id = await insertGroup(db, [], { name: 'Manutenção' });
    await insertGroup(db, [], { name: 'Compras' });
    await insertGroup(db, [], { name: 'Manutenção antiga', active: false });
    const found = await api.as('ana').call(listGroups, { query: { q: 'manutencao' } });
    expect(found).toEqual({ elements: [{ id, name: 'Manutenção' }], totalElements: 1 });
    expect((await api.fetch(null, '/v1/groups')).status).toBe(401);
  });

  test('T7.4.18 T7.4.19 returns all branches and job titles, sorted by name', async () => {
    const { api, db } = await office();
    await db
      .insertInto('branches')
      .values([{ name: 'água Branca' }, { name: 'Barra' }])
      .execute();
    await db
      .insertInto('job_titles')
      .values([{ name: 'Vendedor' }, { name: 'Órgão' }, { name: 'analista' }])
      .execute();
    const branches = await api.as('ana').call(listBranches);
    expect(branches.map(({ name }) => name)).toEqual(['água Branca', 'Barra', 'Centro']);
    const titles = await api.as('ana').call(listJobTitles);
    expect(titles.map(({ name }) => name)).toEqual(['analista', 'Órgão', 'Vendedor']);
    expect(titles[0]).toEqual({ id: expect.any(Number), name: 'analista' });
    for (const path of ['/v1/branches', '/v1/jobtitles']) expect((await api.fetch(null, path)).status).toBe(401);
  });
});
