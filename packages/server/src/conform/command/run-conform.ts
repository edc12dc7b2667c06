import { writeFileSync } from 'node:fs';
import { ConformError, conform } from '../conform.ts';
import { jsonOf } from '../report/json.ts';
import { junitOf } from '../report/junit.ts';
import { hasPassed, type Report } from '../report/report.ts';
import { operationLines, summaryLines, tableOf } from '../report/table.ts';
import { stateWords } from '../report/words.ts';
import { type Format, readArguments } from './arguments.ts';
import { conformHelp } from './help.ts';

const writers: Readonly<Record<Format, (report: Report) => string>> = { table: tableOf, junit: junitOf, json: jsonOf };

/** The command's connections to the process. */
export interface ConformIo {
  /** Receives the report. */
  readonly print: (text: string) => void;
  /** Receives progress and errors. */
  readonly complain: (line: string) => void;
  /** Calls the listener when the user asks to stop. */
  readonly onInterrupt: (stop: () => void) => void;
}

/** Runs `tramita conform` and returns the exit code: 0, 1, 2 or 130, as `--help` explains. */
export async function runConform(
  args: readonly string[],
  { print, complain, onInterrupt }: ConformIo,
): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(conformHelp());
    return 0;
  }
  try {
    const { format, output, options } = readArguments(args);
    const abort = new AbortController();
    onInterrupt(() => {
      complain('Interrompendo; o que foi criado será removido. Repita Ctrl-C para sair já.');
      abort.abort();
    });
    // a table is printed while it grows
    const isLive = format === 'table' && output === undefined;
    const report = await conform({
      ...options,
      signal: abort.signal,
      onResult: (result) =>
        isLive ? print(operationLines(result).join('\n')) : complain(`${stateWords[result.state]}: ${result.id}`),
    });
    if (isLive) print(summaryLines(report).join('\n'));
    else if (output === undefined) print(writers[format](report));
    else writeFileSync(output, `${writers[format](report)}\n`);
    if (abort.signal.aborted) return 130;
    return hasPassed(report) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ConformError)) throw error;
    complain(error.message);
    return 2;
  }
}
