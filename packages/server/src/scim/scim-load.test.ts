import { expect, test } from 'vitest';
import { insertGroup } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { collectStatements } from '../testing/collect-statements.ts';
import { type Connection, enterprise, newUser, type ScimAnswer, scimBench } from './testing/scim-bench.ts';

/** Statements that a write may send at most while other writes wait for it, without the end of its transaction. */
const mostStatements = {
  'a new person with a job title': 6,
  'a new person without access': 11,
  department: 4,
  nickName: 3,
  title: 5,
  'no access': 6,
  'the same access': 3,
  'access again': 3,
  'a member': 5,
  'a member of a linked group': 6,
  'the member again': 3,
};

describeDatabase('SCIM under load', (database) => {
  test('D15.02 a write sends few statements while other writes wait for it', async () => {
    const { db, statements } = collectStatements(database().db);
    const { connect } = await scimBench(db);
    const entra = await connect();
    const sent: Record<string, number> = {};
    async function measure(name: string, call: Promise<ScimAnswer>): Promise<string> {
      statements.length = 0;
      const { status, body } = await call;
      expect([name, status < 300]).toEqual([name, true]);
      const lock = statements.findIndex((statement) => statement.includes('tramita directory'));
      expect(lock).toBeGreaterThan(0);
      // the last call of a connection is stored after the transaction
      const during = statements.slice(lock + 1).filter((statement) => !statement.includes('scim_connections'));
      sent[name] = during.length;
      return body.id;
    }
    await insertGroup(db, [], { name: 'Compras' });
    await entra.call('POST', '/Users', newUser('bia', { title: 'Analista' }));
    const id = await measure(
      'a new person with a job title',
      entra.call('POST', '/Users', newUser('ana', { title: 'Analista' })),
    );
    await measure('a new person without access', entra.call('POST', '/Users', newUser('caio', { active: false })));
    const path = `/Users/${id}`;
    const replace = (name: string, attribute: string, value: unknown) =>
      measure(name, entra.patch(path, { op: 'replace', path: attribute, value }));
    await replace('department', `${enterprise}:department`, 'Obras');
    await replace('nickName', 'nickName', 'Aninha');
    await replace('title', 'title', 'Chefe').then(() => replace('title', 'title', 'Analista'));
    await replace('no access', 'active', 'False');
    await replace('the same access', 'active', 'False');
    await replace('access again', 'active', 'True');
    const { body: free } = await entra.call('POST', '/Groups', { displayName: 'Diretoria' });
    const { body: linked } = await entra.call('POST', '/Groups', { displayName: 'Compras' });
    const add = (name: string, group: string) =>
      measure(name, entra.patch(`/Groups/${group}`, { op: 'add', path: 'members', value: [{ value: id }] }));
    await add('a member', free.id);
    await add('a member of a linked group', linked.id);
    await add('the member again', linked.id);
    const most: Readonly<Record<string, number>> = mostStatements;
    expect(Object.keys(sent)).toEqual(Object.keys(most));
    expect(Object.entries(sent).filter(([name, count]) => count > (most[name] ?? 0))).toEqual([]);
  });

  test('D15.02 mixed calls of eight connections at the same time lose no change', async () => {
    const { connect } = await scimBench(database().db);
    const connections = await Promise.all(Array.from({ length: 8 }, (_, index) => connect(`Conexão ${index}`)));
    const statuses: number[] = [];
    /** Makes calls of eight kinds in turns; returns the values that must be stored. */
    async function work(connection: Connection, place: number) {
      const expected = new Map<string, { department?: string; nickName?: string; active?: boolean }>();
      const members = new Set<string>();
      const call = async (sent: Promise<ScimAnswer>) => {
        const answer = await sent;
        statuses.push(answer.status);
        return answer.body;
      };
      const group = await call(connection.call('POST', '/Groups', { displayName: `Grupo ${place}` }));
      const create = async (name: string) => {
        const { id } = await call(connection.call('POST', '/Users', newUser(name, { title: 'Analista' })));
        expected.set(id, {});
      };
      await create(`c${place}.p0`);
      for (let index = 1; index <= 24; index += 1) {
        // the connections are at different places of the turn
        const kind = (index + place) % 8;
        const id = [...expected.keys()][(index * 7) % expected.size] ?? '';
        const change = async (attribute: string, path: string, value: unknown, stored = value) => {
          await call(connection.patch(`/Users/${id}`, { op: 'replace', path, value }));
          expected.set(id, { ...expected.get(id), [attribute]: stored });
        };
        if (kind === 1) await create(`c${place}.p${index}`);
        else if (kind === 2) await change('department', `${enterprise}:department`, `Setor ${index}`);
        else if (kind === 3) await change('nickName', 'nickName', `N${index}`);
        else if (kind === 4) await call(connection.call('GET', `/Users?filter=userName eq "c${place}.p0"`));
        else if (kind === 5) {
          await call(connection.patch(`/Groups/${group.id}`, { op: 'add', path: 'members', value: [{ value: id }] }));
          members.add(id);
        } else if (kind === 6) await call(connection.call('GET', `/Users/${id}`));
        else if (kind === 7) await change('active', 'active', index % 16 < 8 ? 'False' : 'True', index % 16 >= 8);
        else await call(connection.call('GET', '/Groups?excludedAttributes=members&count=20'));
      }
      return { connection, group: group.id, expected, members };
    }
    const done = await Promise.all(connections.map(work));
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    expect(statuses).toHaveLength(8 * 26);
    for (const { connection, group, expected, members } of done) {
      for (const [id, { department, ...others }] of expected) {
        const { body } = await connection.call('GET', `/Users/${id}`);
        expect(body).toMatchObject({ ...others, ...(department !== undefined && { [enterprise]: { department } }) });
      }
      const { body } = await connection.call('GET', `/Groups/${group}`);
      expect((body.members ?? []).map(({ value }) => value).sort()).toEqual([...members].sort());
    }
  });
});
