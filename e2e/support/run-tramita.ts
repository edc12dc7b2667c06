import { spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../packages/server/dist/main.js');

/** Runs a program until it ends; returns its exit code and what it has written. */
export function runProgram(command: string, args: readonly string[]) {
  return new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/** Runs the built command `tramita` until it ends. */
export const runTramita = (...args: readonly string[]) => runProgram(process.execPath, [main, ...args]);
