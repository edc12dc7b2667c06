// Packs the published packages into `examples/packed`, from where the examples install them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../scripts/lib/packages.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'packed');
mkdirSync(folder, { recursive: true });
const code = await buildStale();
if (code !== 0) process.exit(code);
for (const name of ['client', 'widgets']) {
  execFileSync('corepack', ['pnpm', '--filter', `@tramita/${name}`, 'pack', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const packed = readdirSync(folder).find((file) => file.startsWith(`tramita-${name}-`));
  renameSync(join(folder, String(packed)), join(folder, `${name}.tgz`));
}
