import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects the errors and warnings of every page of the contexts added, and uncaught errors. */
export function watchConsole() {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  return {
    expected,
    add(context: BrowserContext) {
      context.on('console', note);
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
    },
    unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
