import type { Logger } from '../ports/logger.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

/** Creates a logger that writes one JSON line per entry, from `level` upwards. `write` receives whole lines. */
export function createJsonLogger(level: LogLevel, write: (line: string) => void): Logger {
  const least = levels.indexOf(level);
  const at = (name: LogLevel) => (message: string, fields?: Record<string, unknown>) => {
    if (levels.indexOf(name) < least) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...fields })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
