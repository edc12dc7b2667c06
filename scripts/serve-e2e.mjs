// Runs the built server with the demo company in a temporary folder, which is removed at the end. Flags go to the
// server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

const code = await buildStale({ quiet: true });
if (code !== 0) process.exit(code);
const data = mkdtempSync(join(tmpdir(), 'tramita-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const main = join(root, 'packages/server/dist/main.js');
process.argv = [process.execPath, main, 'serve', '--data', data, ...process.argv.slice(2)];
await import(main);
