// Copies the built portal into the server's package for packing; `--remove` deletes the copy, because in the workspace
// the server serves `packages/host/dist`, which an older copy would hide.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const built = join(root, 'packages/host/dist');
const packed = join(root, 'packages/server/portal');
rmSync(packed, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  if (!existsSync(join(built, 'index.html'))) throw new Error(`${built} is missing: build the host first`);
  cpSync(built, packed, { recursive: true });
}
