// Compares the gzipped size of the scripts that a first visit of the portal loads with its budget, from the host's
// build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const budget = 174_200;
const dist = join(root, 'packages/host/dist');
const path = join(dist, '.vite/manifest.json');
if (!existsSync(path)) {
  console.error('The portal is not built: pnpm build');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(path, 'utf8'));

/** Returns the files of a chunk and of its static imports; dynamic imports are not part of the first screen. */
function filesOf(key, seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!seen.has(file)) {
    seen.add(file);
    for (const next of imports) filesOf(next, seen);
  }
  return seen;
}

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
// the entry imports the portal dynamically while it looks for the session, so both load at once; the session of a frame
// is loaded only in frames
const atOnce = (key) => (manifest[key].dynamicImports ?? []).filter((file) => !file.endsWith('/frame-session.ts'));
const first = entries.flatMap((key) => [key, ...atOnce(key)]);
const scripts = [...new Set(first.flatMap((key) => [...filesOf(key)]))].filter((file) => file.endsWith('.js'));
const sizes = scripts.map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`${String(size).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  first screen, of ${budget} bytes`);
process.exitCode = entries.length > 0 && total <= budget ? 0 : 1;
