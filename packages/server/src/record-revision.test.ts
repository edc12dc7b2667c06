import {
  changeUpdate,
  createCalendar,
  createDepartment,
  createGroup,
  createInitializerGroup,
  createPerson,
  createSector,
  createUpdate,
  getCalendar,
  getDepartment,
  getGroup,
  getInitializerGroup,
  getPerson,
  getSector,
  getUpdate,
  listUpdates,
  setPersonGroups,
  setPersonRoles,
  updateCalendar,
  updateDepartment,
  updateGroup,
  updateInitializerGroup,
  updatePerson,
  updateSector,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { insertUser } from './db/testing/builders.ts';
import { describeDatabase } from './db/testing/test-database.ts';
import { createTestApi } from './testing/api.ts';

type Caller = ReturnType<ReturnType<typeof createTestApi>['as']>;

interface Revised {
  readonly revision?: string | undefined;
}

/** A record that two administrators edit. */
interface Edited {
  readonly read: () => Promise<Revised>;
  /** Each change saves another content. */
  readonly changes: readonly ((knownRevision?: string) => Promise<Revised>)[];
}

/** How each kind of record is created and changed; `me` is the id of the caller. */
const kinds = {
  async group(as: Caller, me: number): Promise<Edited> {
    const body = { name: 'Compras', active: true, members: [me], branches: [], jobtitles: [] };
    const params = { id: (await as.call(createGroup, { body })).id };
    const named = (name: string) => (known?: string) =>
      as.call(updateGroup, { params, body: { ...body, name, ...seen(known) } });
    return { read: () => as.call(getGroup, { params }), changes: ['Um', 'Dois', 'Três'].map(named) };
  },
  async 'request group'(as: Caller, me: number): Promise<Edited> {
    const body = { name: 'Lojas', active: true, members: [me], branches: [], jobtitles: [] };
    const params = { id: (await as.call(createInitializerGroup, { body })).id };
    const named = (name: string) => (known?: string) =>
      as.call(updateInitializerGroup, { params, body: { ...body, name, ...seen(known) } });
    return { read: () => as.call(getInitializerGroup, { params }), changes: ['Um', 'Dois', 'Três'].map(named) };
  },
  async calendar(as: Caller): Promise<Edited> {
    const week = [[], [{ start: '08:00', end: '18:00' }], [], [], [], [], []];
    const settings = { timeZone: 'America/Sao_Paulo', week, nationalDays: false, state: null, city: null };
    const whole = { ...settings, optionalDays: [], ownDays: [] };
    const created = await as.call(createCalendar, { body: { name: 'Plantão', settings: whole } });
    const params = { id: created.id };
    return {
      read: () => as.call(getCalendar, { params }),
      changes: [
        (known) => as.call(updateCalendar, { params, body: { name: 'Um', ...seen(known) } }),
        (known) =>
          as.call(updateCalendar, { params, body: { settings: { ...whole, nationalDays: true }, ...seen(known) } }),
        (known) => as.call(updateCalendar, { params, body: { name: 'Dois', ...seen(known) } }),
      ],
    };
  },
  async update(as: Caller): Promise<Edited> {
    const body = { title: 'Aviso', description: '', videos: [], images: [], files: [], groups: [], departments: [] };
    const params = { id: (await as.call(createUpdate, { body })).id };
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    const change = (part: object) => (known?: string) =>
      as.call(changeUpdate, { params, body: { ...body, deletedAttachments: [], ...part, ...seen(known) } });
    return {
      read: () => as.call(getUpdate, { params }),
      changes: [change({ title: 'Um' }), change({ videos: [video] }), change({ expiresAt: '2030-01-01T00:00:00Z' })],
    };
  },
  async department(as: Caller, me: number): Promise<Edited> {
    const body = { description: 'Financeiro', active: true, responsibles: [me] };
    const { id } = await as.call(createDepartment, { body });
    return {
      read: () => as.call(getDepartment, { params: { id } }),
      changes: [
        (known) => as.call(updateDepartment, { params: { id }, body: { description: 'Um', ...seen(known) } }),
        (known) => as.call(createDepartment, { body: { ...body, id, active: false, ...seen(known) } }),
        (known) => as.call(updateDepartment, { params: { id }, body: { description: 'Dois', ...seen(known) } }),
      ],
    };
  },
  async sector(as: Caller, me: number): Promise<Edited> {
    const body = { description: 'Fiscal', active: true, responsibles: [me] };
    const { id: departmentId } = await as.call(createDepartment, { body });
    const { id } = await as.call(createSector, { body: { ...body, departmentId } });
    return {
      read: () => as.call(getSector, { params: { id } }),
      changes: [
        (known) => as.call(updateSector, { params: { id }, body: { description: 'Um', ...seen(known) } }),
        (known) => as.call(createSector, { body: { ...body, id, departmentId, active: false, ...seen(known) } }),
        (known) => as.call(updateSector, { params: { id }, body: { description: 'Dois', ...seen(known) } }),
      ],
    };
  },
  async person(as: Caller, me: number): Promise<Edited> {
    const created = await as.call(createPerson, { body: { userName: 'lia', firstName: 'Lia', lastName: 'Reis' } });
    const params = { id: created.id };
    const body = { name: 'Compras', active: true, members: [me], branches: [], jobtitles: [] };
    const group = await as.call(createGroup, { body });
    return {
      read: () => as.call(getPerson, { params }),
      changes: [
        (known) => as.call(updatePerson, { params, body: { nickName: 'Li', ...seen(known) } }),
        (known) => as.call(setPersonGroups, { params, body: { groups: [group.id], ...seen(known) } }),
        (known) => as.call(setPersonRoles, { params, body: { roles: ['ROLE_REPORT'], ...seen(known) } }),
      ],
    };
  },
};

const names = Object.keys(kinds) as (keyof typeof kinds)[];

const seen = (knownRevision: string | undefined) => (knownRevision === undefined ? {} : { knownRevision });

describeDatabase('revisions of records', (database) => {
  async function openOffice() {
    const { db } = database();
    const me = await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });
    await insertUser(db, { user_name: 'bia' });
    return { api: createTestApi(db), me };
  }

  test.each(names)('a change of a %s is refused if its author has not seen the present revision', async (kind) => {
    const { api, me } = await openOffice();
    const { read, changes } = await kinds[kind](api.as('admin'), me);
    for (const change of changes) {
      const before = await read();
      expect(before.revision).toMatch(/^[0-9a-f]{32}$/);
      expect((await read()).revision).toBe(before.revision);
      const refused = await change('0'.repeat(32)).catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 409, errorCode: 'RECORD_OUTDATED' });
      expect(await read()).toEqual(before);
      const after = await change(before.revision);
      expect(after.revision).not.toBe(before.revision);
      expect((await read()).revision).toBe(after.revision);
    }
  });

  test.each(names)('a caller without a revision replaces whatever is stored: %s', async (kind) => {
    const { api, me } = await openOffice();
    const { read, changes } = await kinds[kind](api.as('admin'), me);
    for (const change of changes) {
      const { revision } = await read();
      expect((await change()).revision).not.toBe(revision);
    }
  });

  test.each(names)('of two changes of a %s at the same moment, one is refused', async (kind) => {
    const { api, me } = await openOffice();
    const { read, changes } = await kinds[kind](api.as('admin'), me);
    const { revision } = await read();
    const results = await Promise.allSettled(changes.slice(0, 2).map((change) => change(revision)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('readers of updates do not get the revision, which is for administrators', async () => {
    const { api } = await openOffice();
    await kinds.update(api.as('admin'));
    const [forAdmin] = (await api.as('admin').call(listUpdates, { query: {} })).elements;
    const [forReader] = (await api.as('bia').call(listUpdates, { query: {} })).elements;
    expect([forAdmin?.revision, forReader?.revision]).toEqual([expect.any(String), undefined]);
  });
});
