/**
 * Measures the check and the import of a file of people with hierarchy and groups, and the same file again: time, CPU time
 * of the server, its event loop delay, and the longest wait of other calls meanwhile.
 *
 *     node --conditions=@tramita/source e2e/bench/imports.mjs [--people 50000] [--format csv|xlsx] [--postgres] [--statements]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { load, watchWaits } from './limits/start.mjs';
import { calibration } from './machine.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '50000' },
    format: { type: 'string', default: 'csv' },
    postgres: { type: 'boolean' },
    statements: { type: 'boolean' },
  },
});
const count = Number(options.people);
/** More seconds for spreadsheets. */
const more = options.format === 'xlsx' ? 10 : 0;
const limits = {
  check: 10 + more,
  apply: (options.postgres ? 20 : 30) + more,
  again: 10 + more,
  delayMs: 100,
  waitMs: 250,
};
const missed = [];

/** Returns a CPF with valid check digits. */
function cpfOf(number) {
  const digits = [...String(number).padStart(9, '0')].map(Number);
  for (const first of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (first - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

const heading =
  'Matrícula;Usuário;Nome;Sobrenome;Nome completo;E-mail;CPF;Cargo;Filial;Setor;Usuário do superior;Situação;Perfis;Grupos;Ativo';
const rows = Array.from({ length: count }, (_, at) => [
  String(at).padStart(6, '0'),
  `pessoa.${at}`,
  `Nome ${at % 500}`,
  `Sobrenome ${at}`,
  '',
  `pessoa.${at}@empresa.example`,
  cpfOf(100_000_000 + at * 7),
  `Cargo ${at % 120}`,
  String(at % 300).padStart(3, '0'),
  `Setor ${at % 80}`,
  // eight people report to each superior, who is further down in the file
  at === count - 1 ? '' : `pessoa.${count - 1 - Math.floor((count - 2 - at) / 8)}`,
  'Ativo',
  at % 5000 === 0 ? 'Suporte' : '',
  `Grupo ${at % 200}|Grupo ${(at + 7) % 200}`,
  'Sim',
]);

async function fileOf() {
  if (options.format === 'csv') {
    return new File([[heading, ...rows.map((cells) => cells.join(';'))].join('\r\n')], 'pessoas.csv');
  }
  const { utils, write } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('@e965/xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([heading.split(';'), ...rows]), 'Pessoas');
  return new File([write(book, { type: 'array', bookType: 'xlsx', compression: true })], 'pessoas.xlsx');
}

// before calls are watched, because making a spreadsheet blocks this process
const file = await fileOf();
const postgres = options.postgres ? await startPostgres() : null;
if (postgres?.missing) throw new Error(postgres.missing);
const child = fork(
  join(import.meta.dirname, '../../scripts/lib/import-server.mjs'),
  [...(postgres ? ['--postgres', postgres.url] : []), ...(options.statements ? ['--statements'] : [])],
  { execArgv: ['--conditions=@tramita/source'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);
const [{ port }] = await once(child, 'message');
const origin = `http://127.0.0.1:${port}`;
const headers = { authorization: 'Bearer admin' };
// often enough to find every long wait, and seldom enough to leave the two cores to the server and the database
const waits = watchWaits(origin, 'admin', { everyMs: 25 });

async function call(path, init = {}) {
  const response = await fetch(`${origin}${path}`, { ...init, headers: { ...headers, ...init.headers } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function until(id, status) {
  for (;;) {
    const found = await call(`/v1/imports/${id}`);
    if (found.status === status) return found;
    if (found.status === 'FAILED') throw new Error(found.failure.message);
    await setTimeout(100);
  }
}

async function figures() {
  child.send('figures');
  const [found] = await once(child, 'message');
  return found;
}

async function measure(name, limitSeconds, work) {
  await figures();
  waits.takeLongest();
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const { delayMs, cpuMs, statements } = await figures();
  const waitMs = waits.takeLongest();
  if (seconds >= limitSeconds) missed.push(`${name}: ${seconds.toFixed(1)} s, limit ${limitSeconds} s`);
  if (delayMs >= limits.delayMs) missed.push(`${name}: delay ${delayMs.toFixed(0)} ms, limit ${limits.delayMs} ms`);
  if (waitMs >= limits.waitMs) missed.push(`${name}: wait ${waitMs.toFixed(0)} ms, limit ${limits.waitMs} ms`);
  console.log(
    name.padEnd(22),
    `${seconds.toFixed(1)} s`.padStart(9),
    `${(cpuMs / 1000).toFixed(1)} s`.padStart(9),
    `${delayMs.toFixed(0)} ms`.padStart(9),
    `${waitMs.toFixed(0)} ms`.padStart(9),
  );
  for (const { text, total, count: times } of statements) {
    if (total > 100) console.log(`    ${total.toFixed(0).padStart(6)} ms ${String(times).padStart(5)}x ${text}`);
  }
  return result;
}

async function check(file) {
  const body = new FormData();
  body.append('kind', 'people');
  body.append('file', file);
  const { id } = await call('/v1/imports', { method: 'POST', body });
  return until(id, 'CHECKED');
}

async function apply({ id, confirmations }) {
  await call(`/v1/imports/${id}/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      confirmRoleChanges: confirmations.roleChanges?.count,
      confirmDeactivations: confirmations.deactivations?.count,
    }),
  });
  return until(id, 'APPLIED');
}

console.log(`${count} people, ${options.format}, ${postgres ? 'Postgres' : 'embedded'}, ${load()}`);
console.log(''.padEnd(22), 'time'.padStart(9), 'CPU'.padStart(9), 'delay'.padStart(9), 'wait'.padStart(9));
const first = await measure('check', limits.check, () => check(file));
await measure('apply', limits.apply, () => apply(first));
const again = await measure('the same file again', limits.again, async () => apply(await check(file)));
console.log(`the first time ${first.counts.created} new people; again ${again.counts.unchanged} unchanged`);
for (const line of missed) console.log(`missed: ${line}`);
if (missed.length === 0) console.log('all limits reached');
console.log(calibration());
await waits.stop();
child.removeAllListeners('exit');
child.kill();
await postgres?.stop();
