import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const demoFolder = fileURLToPath(new URL('..', import.meta.url));
/** The sentences of history and notifications, which the demo stores as the engine wrote them. */
const engineFolder = fileURLToPath(new URL('../../../../client/src/engine', import.meta.url));
const engineTexts = ['history-messages.ts', 'notification-messages.ts', 'step-message.ts'];
/** Files that do not change what is generated: how it is kept, read and loaded, and the sandbox. */
const beside = [
  /\.test\.ts$/,
  /^sandbox\//,
  /^sandbox-company\.ts$/,
  /^load-demo\.ts$/,
  /^build-snapshot\.ts$/,
  /^demo-people\.ts$/,
  /^snapshot\/(fingerprint|load-snapshot|snapshot-file|time-shift)\.ts$/,
];

/**
 * Tells whether a snapshot was made from the sources as they stand: a hash over the files that decide what is
 * generated, without what formatting changes.
 */
export function demoFingerprint(): string {
  const files = readdirSync(demoFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !beside.some((pattern) => pattern.test(name)))
    .sort();
  const hash = createHash('sha256');
  const add = (folder: string, name: string) =>
    hash.update(`${name}\n${readFileSync(join(folder, name), 'utf8').replace(/[\s,;()]/g, '')}\n`);
  for (const name of files) add(demoFolder, name);
  for (const name of engineTexts) add(engineFolder, name);
  return hash.digest('hex').slice(0, 16);
}
