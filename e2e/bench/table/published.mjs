// The packages as they are published: packed, and unpacked into a folder from which the page imports them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** A folder that no check of the sources reads. */
const home = join(root, 'node_modules/.cache/tramita/bench');
const folder = join(home, 'node_modules/@tramita');
/** Imports of the published packages are resolved as from this file. */
export const importer = join(home, 'package.json');

/** Packs the built client and widgets: run `pnpm build` first. */
export function unpackPublished() {
  const packed = mkdtempSync(join(tmpdir(), 'tramita-bench-'));
  for (const name of ['client', 'widgets']) {
    execFileSync('corepack', ['pnpm', '--filter', `@tramita/${name}`, 'pack', '--pack-destination', packed], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const file = readdirSync(packed).find((entry) => entry.startsWith(`tramita-${name}-`));
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name), { recursive: true });
    execFileSync('tar', ['-xzf', join(packed, file), '-C', join(folder, name), '--strip-components=1']);
  }
  rmSync(packed, { recursive: true });
}
