// Run with Node 24: node --conditions=@tramita/source src/demo/build-snapshot.ts [sandbox] [demo]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPgliteDatabase } from '../db/connection/open-database.ts';
import { openPglitePort } from '../db/connection/pglite-port.ts';
import { migrateToLatest } from '../db/migrations/migrate.ts';
import { buildDemo, wholeDemo } from './build-demo.ts';
import { buildSandbox, type SandboxIds } from './sandbox/build-sandbox.ts';
import { demoFingerprint } from './snapshot/fingerprint.ts';
import { writeSnapshotFile } from './snapshot/snapshot-file.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function inFreshDatabase<Result>(
  work: (db: ReturnType<typeof openPgliteDatabase>) => Promise<Result>,
): Promise<Result> {
  const db = openPgliteDatabase(await openPglitePort());
  try {
    await migrateToLatest(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const keyOf = (key: string) => (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(key) ? key : quoted(key));

function idsSource(ids: SandboxIds): string {
  const entryOf = (value: unknown): string => {
    if (typeof value === 'number') return String(value);
    const { idk, protocol, id, uuid } = value as Record<string, string | number>;
    return uuid === undefined
      ? `{ idk: ${idk}, protocol: ${quoted(String(protocol))} }`
      : `{ id: ${id}, uuid: ${quoted(String(uuid))} }`;
  };
  const parts = Object.entries(ids).map(([part, entries]) => {
    const lines = Object.entries(entries).map(([key, value]) => `    ${keyOf(key)}: ${entryOf(value)},\n`);
    return `  ${part}: {\n${lines.join('')}  },\n`;
  });
  return `// Written by build-snapshot.ts.

/**
 * Ids of what the sandbox holds: people, groups and services by name, requests and open tasks by what they show,
 * e.g. \`sandboxIds.tasks.refundApproval.uuid\`.
 */
export const sandboxIds = {
${parts.join('')}} as const;
`;
}

async function buildSandboxFiles(): Promise<void> {
  const { snapshot, ids } = await inFreshDatabase((db) => buildSandbox(db, demoFingerprint()));
  const folder = fileURLToPath(new URL('./sandbox/', import.meta.url));
  writeFileSync(`${folder}sandbox-ids.ts`, idsSource(ids));
  const text = `// Written by build-snapshot.ts.\n\n/** The filled sandbox, as JSON. */\nexport const sandboxSnapshotText =\n  ${quoted(JSON.stringify(snapshot))};\n`;
  writeFileSync(`${folder}sandbox-snapshot.ts`, text);
  say(`sandbox: ${Object.keys(ids.requests).length} requests, ${Math.round(text.length / 1024)} kB`);
}

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('sandbox')) await buildSandboxFiles();
if (wanted.length === 0 || wanted.includes('demo')) {
  const snapshot = await inFreshDatabase((db) => buildDemo(db, demoFingerprint(), wholeDemo));
  const bytes = writeSnapshotFile(snapshot);
  say(`demo: ${snapshot.tables.instances?.length} requests, ${Math.round(bytes / 1024)} kB`);
}
