// Builds stale packages, then serves portal and API from one address. Flags go to the server: see --help.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

const flags = process.argv.slice(2).filter((flag) => flag !== '--');
const code = await buildStale({ quiet: true });
if (code !== 0) process.exit(code);
if (process.env.npm_lifecycle_event) endWithParent();
const main = join(root, 'packages/server/dist/main.js');
process.argv = [process.execPath, main, 'serve', ...flags];
await import(main);

/**
 * Ends the server when pnpm or one of its shells ends: `pnpm start` runs Node below two shells that forward no signals.
 */
function endWithParent() {
  const shell = parentOf(process.pid);
  const above = [process.pid, shell, parentOf(shell)].map((pid) => [pid, parentOf(pid)]);
  const timer = setInterval(() => {
    if (above.every(([pid, parent]) => parentOf(pid) === parent)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** Returns a process's parent, or undefined without /proc: then only Ctrl-C and signals to the server itself end it. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
  } catch {
    return undefined;
  }
}
