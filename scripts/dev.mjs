// Runs API and portal from their sources; the server restarts and the portal updates on changes. Flags go to the
// server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const server = ['--conditions=@tramita/source', '--watch', 'packages/server/src/main.ts', 'serve'];
const children = [
  spawn(process.execPath, [...server, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }),
  spawn(join(root, 'packages/host/node_modules/.bin/vite'), [], { cwd: join(root, 'packages/host'), stdio: 'inherit' }),
];

function end(signal = 'SIGTERM') {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
for (const child of children) {
  child.on('error', (error) => console.error(error.message));
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    end();
  });
}
