import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The weights of the widgets as size-limit measures them.

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/tramita/weights.json');

/** A measurement of `.size-limit.js`, in bytes. */
export interface Weight {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
  readonly passed: boolean;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, '.size-limit.js')));
  for (const file of globSync('packages/{client,widgets}/dist/**/*.{js,css}', { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Returns the measurements of `.size-limit.js`. Measuring takes longer than building the site, so that they are kept until a built
 * file or a budget changes.
 */
export function measureWeights(): readonly Weight[] {
  const print = fingerprint();
  const kept = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
  if (kept.print === print) return kept.weights;
  console.log('Measuring the weights …');
  const weights = measure();
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ print, weights }));
  return weights;
}

function measure(): Weight[] {
  // it warns of imports without side effects
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  try {
    const measured = JSON.parse(stdout) as Weight[];
    return measured.map(({ name, size, sizeLimit, passed }) => ({ name, size, sizeLimit, passed }));
  } catch {
    throw new Error(`size-limit failed: ${stderr || stdout}`);
  }
}

/** Returns bytes as kB. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;

/** Returns a download for the first screen of a widget, for everything it can load, and for the first screen of its element. */
export function weightOf(weights: readonly Weight[], widget: string) {
  const sizeOf = (matches: (name: string) => boolean) => weights.find(({ name }) => matches(name))?.size;
  const first = sizeOf((name) => name.startsWith(`${widget} with `)) ?? sizeOf((name) => name === widget);
  const most = sizeOf((name) => name === `${widget}, everything`);
  const element = sizeOf((name) => name === `tramita-${widget}, first screen`);
  if (first === undefined || most === undefined) throw new Error(`.size-limit.js does not measure ${widget}`);
  return { first: kB(first), most: kB(most), element: element === undefined ? undefined : kB(element) };
}
