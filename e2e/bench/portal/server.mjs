import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemoData } from '../../../scripts/lib/demo-data.mjs';

const root = join(import.meta.dirname, '../../..');

/** The service whose form is made longer, and its number of fields. */
export const longForm = { name: 'fundo-fixo-de-caixa', fields: 40 };
/** Number of updates; none is from this week, so that none opens by itself. */
export const updateCount = 5000;

const fieldTypes = ['string', 'number', 'money', 'date', 'text', 'boolean'];

/** Adds fields to the form of a service of the demo company; its steps stay the same. */
function lengthen(definition) {
  const fields = Array.from({ length: longForm.fields }, (_, index) => ({
    id: `bench-${index}`,
    name: `campo${index}`,
    label: `Campo ${index + 1}`,
    type: fieldTypes[index % fieldTypes.length],
  }));
  const shown = fields.map(({ id }) => ({ fieldId: id, visible: 'true', required: 'false', editable: 'true' }));
  const steps = definition.steps.map((step) => (step.type === 'START_EVENT' ? { ...step, fields: shown } : step));
  return { ...definition, fields: [...definition.fields, ...fields], steps };
}

async function fill(db) {
  const run = (sql, parameters = []) =>
    db.executeQuery({ sql, parameters, query: { kind: 'RawNode' }, queryId: {} }).then(({ rows }) => rows);
  const [{ id, definition }] = await run('select id, definition from processes where name = $1 and is_last_version', [
    longForm.name,
  ]);
  await run('update processes set definition = $1 where id = $2', [JSON.stringify(lengthen(definition)), id]);
  await run(
    `insert into updates (title, description, created_by, created_at)
      select 'Publicação ' || g,
        '<p>O que muda no serviço ' || g || '. ' || repeat('Cada pessoa encontra no portal o que precisa. ', 1 + g % 6) || '</p>',
        (select min(id) from users), timestamptz '2024-01-01' + g * interval '2 hours'
      from generate_series(1, $1::int) g`,
    [updateCount],
  );
  return id;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(origin) {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

/** Starts the built server and portal in a temporary folder with the demo company, many updates and a long form. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'tramita-bench-'));
  const longFormId = await fillDemoData(data, fill);

  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(root, 'packages/server/dist/main.js'), 'serve', '--data', data, '--port', String(port)],
    // as the README of the server recommends
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, MALLOC_ARENA_MAX: '2' } },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const origin = `http://localhost:${port}`;
  await answers(origin);

  return {
    origin,
    longFormId,
    /** Returns a bearer token of a user of the demo company. */
    async token(userName) {
      const { port: control, secret } = JSON.parse(readFileSync(join(data, 'control.json'), 'utf8'));
      const url = `http://127.0.0.1:${control}/token?user=${userName}`;
      const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
      return (await response.json()).token;
    },
    /** Returns the memory of the server's process, and its maximum since `forgetPeak`, in MB. */
    memory() {
      const text = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1]) / 1024;
      return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
    },
    forgetPeak: () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5'),
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
