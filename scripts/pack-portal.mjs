// Copies the built portal and the built documentation into the server's package for packing; `--remove` deletes the copies,
// because in the workspace the server serves `packages/host/dist` and `docs/dist`, which older copies would hide. The
// documentation is left out if it was not built; the release builds it.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const copies = [
  { from: 'packages/host/dist', to: 'packages/server/portal', isRequired: true },
  { from: 'docs/dist', to: 'packages/server/docs', isRequired: false },
];
for (const { from, to, isRequired } of copies) {
  rmSync(join(root, to), { recursive: true, force: true });
  if (process.argv.includes('--remove')) continue;
  const isBuilt = existsSync(join(root, from, 'index.html'));
  if (!isBuilt && isRequired) throw new Error(`${from} is missing: build the host first`);
  if (isBuilt) cpSync(join(root, from), join(root, to), { recursive: true });
}
