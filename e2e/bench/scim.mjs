/**
 * Measures mixed SCIM calls of eight connections in Postgres, and verifies that none fails and that no change is lost: each
 * connection remembers its changes of people and of its group, which are compared with the stored values at the end.
 *
 *     node --conditions=@tramita/source e2e/bench/scim.mjs [--calls 10000]
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { insertScimAccounts } from '../../scripts/lib/scim-accounts.mjs';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { calibration } from './machine.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({ options: { calls: { type: 'string', default: '10000' } } });
const calls = Number(options.calls);
const connections = 8;
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const tokens = Array.from({ length: connections }, (_, index) => `trm_bench${index}`);
const home = await openServerOnPostgres(async (db) => {
  await seed(db, 1000);
  await insertScimAccounts(db, 1000, tokens);
}, 'pessoa7');

const times = [];
const statuses = new Map();

async function call(connection, method, path, body) {
  const request = new Request(`http://bench/scim/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[connection]}`,
      ...(body && { 'content-type': 'application/scim+json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const start = performance.now();
  const response = await home.send(request);
  const text = await response.text();
  times.push(performance.now() - start);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

const patch = (connection, path, ...Operations) => call(connection, 'PATCH', path, { schemas: [patchOp], Operations });

/** Calls a second that are due, of all connections together: more than the goal, less than the most that is possible. */
const dueRate = 120;

/** Makes the calls of one connection, of eight kinds in turns; returns its group and the values that must be stored. */
async function work(connection, share) {
  const begun = performance.now();
  const expected = { people: new Map(), members: new Set() };
  const group = await call(connection, 'POST', '/Groups', { displayName: `Grupo ${connection}` });
  const ids = [];
  for (let index = 1; index < share; index += 1) {
    // the connections are at different places of the turn
    const turn = index + connection;
    const kind = turn % 8;
    const id = ids[(index * 7) % Math.max(1, ids.length)];
    const due = begun + ((index + connection / connections) * connections * 1000) / dueRate;
    await setTimeout(Math.max(0, due - performance.now()));
    if (kind === 1 || id === undefined) {
      const userName = `c${connection}.p${index}`;
      const user = {
        userName,
        externalId: userName,
        name: { givenName: 'Ana', familyName: 'Souza' },
        title: 'Analista',
      };
      const created = await call(connection, 'POST', '/Users', user);
      ids.push(created.id);
      expected.people.set(created.id, {});
    } else if (kind === 2) {
      const department = `Setor ${index}`;
      await patch(connection, `/Users/${id}`, { op: 'replace', path: `${enterprise}:department`, value: department });
      expected.people.get(id).department = department;
    } else if (kind === 3) {
      const nickName = `N${index}`;
      await patch(connection, `/Users/${id}`, { op: 'Replace', value: { nickName } });
      expected.people.get(id).nickName = nickName;
    } else if (kind === 4) {
      await call(connection, 'GET', `/Users?filter=${encodeURIComponent(`userName eq "pessoa${index % 1000}"`)}`);
    } else if (kind === 5) {
      await patch(connection, `/Groups/${group.id}`, { op: 'add', path: 'members', value: [{ value: id }] });
      expected.members.add(id);
    } else if (kind === 6) {
      await call(connection, 'GET', `/Users/${id}`);
    } else if (kind === 7) {
      const active = turn % 16 === 7 ? 'False' : 'True';
      await patch(connection, `/Users/${id}`, { op: 'Replace', path: 'active', value: active });
      expected.people.get(id).active = active === 'True';
    } else {
      await call(connection, 'GET', '/Groups?excludedAttributes=members&count=20');
    }
  }
  return { connection, group, expected };
}

const start = performance.now();
const done = await Promise.all(tokens.map((_, index) => work(index, calls / connections)));
const seconds = (performance.now() - start) / 1000;
const measured = times.splice(0);

let lost = 0;
for (const { connection, group, expected } of done) {
  for (const [id, wanted] of expected.people) {
    const user = await call(connection, 'GET', `/Users/${id}`);
    const stored = { nickName: user.nickName, department: user[enterprise]?.department, active: user.active };
    for (const [name, value] of Object.entries(wanted)) if (stored[name] !== value) lost += 1;
  }
  const { members = [] } = await call(connection, 'GET', `/Groups/${group.id}`);
  if (members.length !== expected.members.size) lost += 1;
}

measured.sort((a, b) => a - b);
const at = (share) => measured[Math.floor(measured.length * share)].toFixed(1);
console.log(`${measured.length} calls by ${connections} connections in ${seconds.toFixed(1)} s`);
console.log(
  `${Math.round(measured.length / seconds)} calls a second; median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
);
console.log(`statuses ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
const rate = measured.length / seconds;
const p95 = measured[Math.floor(measured.length * 0.95)];
const failures = [...statuses].reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), 0);
const verdict = (isReached) => (isReached ? 'reached' : 'missed');
console.log(`calls a second at least 100: ${verdict(rate >= 100)}; p95 under 100 ms: ${verdict(p95 < 100)}`);
console.log(`5xx responses ${failures}, lost changes ${lost}, limits 0: ${verdict(failures === 0 && lost === 0)}`);
console.log(calibration());
await home.close();
if (lost > 0 || failures > 0) process.exitCode = 1;
