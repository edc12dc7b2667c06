import { spawn } from 'node:child_process';
import { commandLine, plainEnvironment } from './server-process.ts';

/** Result of a command that has ended. */
export interface EndedCommand {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `tramita` with these arguments until it ends. */
export function runCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<EndedCommand> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, commandLine(args), { env: plainEnvironment(env), stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('exit', (code) => resolve({ code, output }));
  });
}
