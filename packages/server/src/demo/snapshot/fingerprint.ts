import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const demoFolder = fileURLToPath(new URL('..', import.meta.url));
/** Texts of history and notifications, which the demo stores as the engine wrote them. */
const engineFolder = fileURLToPath(new URL('../../../../client/src/engine/messages', import.meta.url));
const engineTexts = ['history-messages.ts', 'notification-messages.ts', 'step-message.ts'];
/**
 * Files that do not change the generated data: sign-in, the sandbox, and code that stores, reads and loads a snapshot.
 */
const unrelated = [
  /\.test\.ts$/,
  /^sandbox\//,
  /^sandbox-company\.ts$/,
  /^load-demo\.ts$/,
  /^build-snapshot\.ts$/,
  /^demo-people\.ts$/,
  /^provider\//,
  /^snapshot\/(fingerprint|load-snapshot|snapshot-file|time-shift)\.ts$/,
];

/** Returns a source text without comments, imports, and characters that formatting changes. */
const essenceOf = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import [^;]*;$/gm, '')
    .replace(/[\s,;()]/g, '');

/** Returns a hash of the sources that determine the generated data; a snapshot with another hash is out of date. */
export function demoFingerprint(): string {
  const files = readdirSync(demoFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !unrelated.some((pattern) => pattern.test(name)))
    .sort();
  const hash = createHash('sha256');
  const add = (folder: string, name: string) =>
    hash.update(`${basename(name)}\n${essenceOf(readFileSync(join(folder, name), 'utf8'))}\n`);
  for (const name of files) add(demoFolder, name);
  for (const name of engineTexts) add(engineFolder, name);
  return hash.digest('hex').slice(0, 16);
}
