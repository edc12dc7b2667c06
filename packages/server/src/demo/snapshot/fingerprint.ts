import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const demoFolder = fileURLToPath(new URL('..', import.meta.url));
const generated = ['sandbox-snapshot.ts', 'sandbox-ids.ts'];

/**
 * Tells whether a snapshot was made from the sources as they stand: a hash over the demo's own files, without what
 * formatting changes.
 */
export function demoFingerprint(): string {
  const files = readdirSync(demoFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => !generated.some((other) => name.endsWith(other)))
    .sort();
  const hash = createHash('sha256');
  for (const name of files)
    hash.update(`${name}\n${readFileSync(join(demoFolder, name), 'utf8').replace(/[\s,;()]/g, '')}\n`);
  return hash.digest('hex').slice(0, 16);
}
