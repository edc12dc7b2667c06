import type { endpoints, Import, ParsedRequestOf } from '@tramita/client/contract';
import type { Locale } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { type ImportErrorRow, listChangeRows, listErrorRows, listImportRows } from '../db/imports/imports.ts';
import type { AnswerOf } from '../handlers.ts';
import { say } from '../text/sentence.ts';
import { translate } from '../text/translate.ts';
import { readImport } from './apply-import.ts';
import { describeImport } from './describe-import.ts';

type Calls = typeof endpoints;

/** Returns imports, newest first. */
export async function listImports(
  { services, locale }: CallContext,
  { query }: ParsedRequestOf<Calls['imports.list']>,
): Promise<AnswerOf<Calls['imports.list']>> {
  const { rows, total } = await listImportRows(services.db, query);
  return { elements: rows.map((row) => describeImport(row, services, locale)), totalElements: total };
}

/** Returns an import with its numbers. */
export async function getImport(
  { services, locale }: CallContext,
  { params }: ParsedRequestOf<Calls['imports.get']>,
): Promise<Import> {
  return describeImport(await readImport(services.db, params.id), services, locale);
}

/** Returns the records of a tab, in the order of the file. */
export async function listImportChanges(
  { services }: CallContext,
  { params, query }: ParsedRequestOf<Calls['imports.changes']>,
): Promise<AnswerOf<Calls['imports.changes']>> {
  const { id, status } = await readImport(services.db, params.id);
  const { rows, total } = await listChangeRows(services.db, id, query);
  const elements = rows.map(({ line, effect, record_id, key, name, shown, gains, loses }) => ({
    line,
    // rows that change only the owner are in no tab, but a person may gain a role that another source grants as well
    effect: effect === 'KEPT' ? ('CHANGED' as const) : effect,
    // ids of new people are reserved before they exist
    record: { id: effect === 'CREATED' && status !== 'APPLIED' ? null : record_id, key, name },
    values: [...shown],
    gains,
    loses,
  }));
  return { elements, totalElements: total };
}

/** Returns the sentence of an error, e.g. 'Linha 812, coluna CPF: dígito verificador inválido'. */
export function errorSentence({ line, heading, reason }: ImportErrorRow, locale: Locale): string {
  const text = translate(reason.text, locale);
  return translate(
    heading === null ? say`Linha ${String(line)}: ${text}` : say`Linha ${String(line)}, coluna ${heading}: ${text}`,
    locale,
  );
}

/** Returns the errors of all lines, in the order of the file. */
export async function listImportErrors(
  { services, locale }: CallContext,
  { params, query }: ParsedRequestOf<Calls['imports.errors']>,
): Promise<AnswerOf<Calls['imports.errors']>> {
  const { id } = await readImport(services.db, params.id);
  const { rows, total } = await listErrorRows(services.db, id, query);
  const elements = rows.map((row) => ({
    line: row.line,
    column: row.heading,
    value: row.value,
    reason: translate(row.reason.text, locale),
    message: errorSentence(row, locale),
    hint: row.hint && translate(row.hint.text, locale),
    name: row.name,
  }));
  return { elements, totalElements: total };
}
