import type { CheckResult, OperationResult, OperationState, Report } from './report.ts';

/** Portuguese words for the results. */
export const stateWords: Readonly<Record<OperationState, string>> = {
  works: 'funciona',
  deviates: 'diverge',
  missing: 'falta',
  'not-offered': 'adição não oferecida',
  unchecked: 'não verificada',
};

/** Returns what a check that did not pass found, in one line; null for a check that passed. */
function findingOf(check: CheckResult): string | null {
  if (check.state === 'passed') return null;
  if (check.state === 'skipped') return `${check.title}: não verificado. ${check.reason}`;
  const request = check.request === null ? '' : ` (${check.request})`;
  return `${check.title}: esperado ${check.expected}; veio ${check.actual}${request}`;
}

/** Returns the findings of an operation; those that share their reason are listed once, with the number of others. */
export function findingsOf({ checks }: OperationResult): string[] {
  const skipped = new Map<string, number>();
  for (const check of checks) {
    if (check.state === 'skipped') skipped.set(check.reason, (skipped.get(check.reason) ?? 0) + 1);
  }
  const failed = checks.filter(({ state }) => state === 'failed').map((check) => String(findingOf(check)));
  const reasons = [...skipped].map(
    ([reason, count]) => `${count === 1 ? '1 item não verificado' : `${count} itens não verificados`}: ${reason}`,
  );
  return [...failed, ...reasons];
}

/** Returns the number of operations by state. */
export function countsOf({ operations }: Report): ReadonlyMap<OperationState, number> {
  const counts = new Map<OperationState, number>();
  for (const { state } of operations) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}
