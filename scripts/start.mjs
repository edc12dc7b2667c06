// Builds what is stale, then serves portal and API from one address. Flags go to the server: see --help.
import { buildStale } from './lib/packages.mjs';
import { become } from './lib/run.mjs';

const flags = process.argv.slice(2).filter((flag) => flag !== '--');
const code = await buildStale({ quiet: true });
if (code !== 0) process.exit(code);
become(process.execPath, ['packages/server/dist/main.js', 'serve', ...flags]);
