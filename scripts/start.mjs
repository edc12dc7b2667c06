// Builds what is stale, then serves portal and API from one address. Flags go to the server: see --help.
import { join } from 'node:path';
import { buildStale } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

const flags = process.argv.slice(2).filter((flag) => flag !== '--');
const code = await buildStale({ quiet: true });
if (code !== 0) process.exit(code);
const main = join(root, 'packages/server/dist/main.js');
process.argv = [process.execPath, main, 'serve', ...flags];
await import(main);
