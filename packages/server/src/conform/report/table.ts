import { hasPassed, type OperationResult, operationStates, type Report } from './report.ts';
import { countsOf, findingsOf, stateWords } from './words.ts';

const wordWidth = Math.max(...Object.values(stateWords).map(({ length }) => length));

/** Returns the line of an operation and, indented, what its checks found. */
export function operationLines(result: OperationResult): string[] {
  const { id, method, path, isRequired, state } = result;
  const kind = isRequired ? '' : ' (adição)';
  return [
    `${stateWords[state].padEnd(wordWidth)}  ${id}${kind}  ${method} ${path}`,
    ...findingsOf(result).map((finding) => `${' '.repeat(wordWidth + 2)}- ${finding}`),
  ];
}

/** Returns the report as a table for people, one line per operation. */
export const tableOf = (report: Report): string =>
  [...report.operations.flatMap(operationLines), ...summaryLines(report)].join('\n');

/** Returns the end of the table: counts, remains and the result. */
export function summaryLines(report: Report): string[] {
  const { kept, notRemoved, stopped, users, requests, durationMs, origin } = report;
  const counts = countsOf(report);
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [title, ...items.map((item) => `  - ${item}`)];
  return [
    '',
    ...operationStates.flatMap((state) => {
      const count = counts.get(state);
      return count === undefined ? [] : [`${String(count).padStart(4)}  ${stateWords[state]}`];
    }),
    `Pessoas: ${Object.entries(users)
      .map(([role, userName]) => `${role} ${userName}`)
      .join(', ')}.`,
    ...(origin === null ? ['O CORS não foi verificado; informe --origin.'] : []),
    ...list('Ficou no servidor:', kept),
    ...list('Não foi possível remover:', notRemoved),
    ...(stopped === null ? [] : [`Incompleta: ${stopped}.`]),
    `${requests} chamadas em ${Math.ceil(durationMs / 1000)} s.`,
    hasPassed(report)
      ? 'O servidor atende o contrato obrigatório.'
      : 'O servidor ainda não atende o contrato obrigatório, ou parte dele não foi verificada.',
  ];
}
