import { authInfo, capabilities, endpoints, whoami } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice } from '../testing/api.ts';

describeDatabase('session', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    return { db, ...people, api: createTestApi(db) };
  }

  test('T7.1.01 T3.46 returns the user of the token, outside /v1', async () => {
    const { api, db, ana, bia } = await office();
    const status = { description: 'Férias' };
    const { id } = await db.insertInto('assignee_statuses').values(status).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('users').set({ status_id: id, custom2: '123' }).where('id', '=', ana).execute();
    const { catalogue_token } = await db
      .selectFrom('users')
      .select('catalogue_token')
      .where('id', '=', ana)
      .executeTakeFirstOrThrow();
    expect(await api.as('ana').call(authInfo)).toMatchObject({
      id: ana,
      nickName: 'Ana',
      completeName: 'Ana Silva',
      userName: 'ana',
      roles: '',
      custom2: '123',
      status: { id, description: 'Férias' },
      superior: { id: bia, completeName: 'Bia Silva' },
      showOnlyPersonalMenu: false,
      token: catalogue_token,
    });
    expect((await api.fetch(null, '/auth/info')).status).toBe(401);
    expect((await api.fetch('ana', '/v1/auth/info')).status).toBe(404);
  });

  test('T3.47 T3.48 T3.49 T3.50 T3.51 T3.52 P3.02 returns the registered data of a user in the fields of the session', async () => {
    const { db } = database();
    await insertUser(db, {
      user_name: 'lia',
      first_name: 'Lia',
      last_name: 'Prado',
      email: 'lia@redeipe.example',
      roles: 'ROLE_USER,ROLE_REPORT',
      custom1: '207014',
      custom2: '470.670.791-95',
      custom3: 'Diretora',
      custom4: '500',
      custom5: 'Controladoria',
      show_only_personal_menu: true,
      catalogue_token: 'ficha-da-lia',
    });
    expect(await createTestApi(db).as('lia').call(authInfo)).toMatchObject({
      userName: 'lia',
      completeName: 'Lia Prado',
      firstName: 'Lia',
      lastName: 'Prado',
      email: 'lia@redeipe.example',
      roles: 'ROLE_USER,ROLE_REPORT',
      custom1: '207014',
      custom2: '470.670.791-95',
      custom3: 'Diretora',
      custom4: '500',
      custom5: 'Controladoria',
      superior: null,
      showOnlyPersonalMenu: true,
      token: 'ficha-da-lia',
    });
  });

  test('T7.1.02 returns the address of the caller', async () => {
    const { api } = await office();
    expect(await api.as('ana').call(whoami)).toEqual({ ip: '203.0.113.7' });
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    expect(await (await api.fetch('ana', '/v1/whoami', { headers })).json()).toEqual({ ip: '127.0.0.1' });
    expect((await api.fetch(null, '/v1/whoami')).status).toBe(401);
  });

  test('returns the ids of the supported additions to the contract', async () => {
    const { api } = await office();
    const { additions, version } = await api.as('ana').call(capabilities);
    expect(additions).toContain('session.capabilities');
    expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(additions));
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
