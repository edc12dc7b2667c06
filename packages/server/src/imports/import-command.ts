import { type Import, type ImportKind, importKinds } from '@tramita/client/contract';
import { defaultLocale } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { listChangeRows, listErrorRows } from '../db/imports/imports.ts';
import { ServiceError } from '../errors.ts';
import { counted } from '../text/counted.ts';
import { portugueseOf } from '../text/sentence.ts';
import { readImport, recordLastAdmin, startApplying, writeImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { describeImport } from './describe-import.ts';
import { errorReport } from './error-report.ts';
import { runStep } from './import-jobs.ts';
import { errorSentence } from './read-imports.ts';
import { receiveImport } from './receive-import.ts';

/** Options of the command, besides the file. */
export interface ImportCommand {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly source?: string | undefined;
  readonly complete: boolean;
  readonly apply: boolean;
  readonly allOrNothing: boolean;
  readonly confirmDeactivations?: number | undefined;
  readonly confirmRoleChanges?: number | undefined;
}

/** Result of the command: the lines to print, the report of refused lines as CSV, and whether it succeeded. */
export interface ImportCommandResult {
  readonly lines: readonly string[];
  readonly report: string | null;
  readonly succeeded: boolean;
}

export const isImportKind = (text: string | undefined): text is ImportKind => importKinds.some((kind) => kind === text);

/** Records and errors that are printed; the report contains all errors. */
const printedMax = 200;

const number = (value: number): string => value.toLocaleString(defaultLocale);

/** Checks a file, and applies it if that is asked for; returns what the command prints. */
export async function runImportCommand(
  services: Services,
  bytes: Uint8Array<ArrayBuffer>,
  command: ImportCommand,
): Promise<ImportCommandResult> {
  const lines: string[] = [];
  let report: string | null = null;
  let id: number | null = null;
  try {
    id = await receiveImport(services, { ...command, bytes, createdBy: null });
    await runStep(services, id, checkImport);
    const checked = await describe(services, id);
    lines.push(...(await differenceOf(services, checked)));
    if (checked.tabs && checked.tabs.errors > 0) report = await reportOf(services, id);
    if (checked.status === 'FAILED') return { lines, report, succeeded: false };
    if (!command.apply) {
      lines.push('Nada foi gravado. Para gravar, repita com --apply.');
      return { lines, report, succeeded: true };
    }
    await startApplying(services, id, command, { userId: null });
    await runStep(services, id, writeImport);
    const applied = await describe(services, id);
    lines.push(applied.failure ? applied.failure.message : 'As linhas válidas foram gravadas.');
    return { lines, report, succeeded: applied.status === 'APPLIED' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (id !== null && error.errorCode === 'LAST_ADMIN')
      await recordLastAdmin(services, await readImport(services.db, id));
    const reasons = (error.fields ?? []).map(({ message }) => portugueseOf(message));
    lines.push(...new Set([error.message, ...reasons]));
    return { lines, report, succeeded: false };
  }
}

const describe = async (services: Services, id: number): Promise<Import> =>
  describeImport(await readImport(services.db, id), services, defaultLocale);

async function reportOf(services: Services, id: number): Promise<string> {
  const parts: string[] = [];
  for await (const part of errorReport(services, await readImport(services.db, id), defaultLocale)) parts.push(part);
  return parts.join('');
}

async function differenceOf(services: Services, checked: Import): Promise<string[]> {
  const { id, counts, tabs, failure, fileName, source, lines } = checked;
  if (failure) return [failure.message];
  if (!counts || !tabs) return [];
  const printed = [`${fileName}: ${counted(lines ?? 0, 'linha', 'linhas')}, origem ${source.name}`];
  for (const [tab, title, count] of [
    ['NEW', 'Novas', tabs.new],
    ['CHANGED', 'Alteradas e reativadas', tabs.changed],
    ['DEACTIVATED', 'Desativadas', tabs.deactivated],
    ['ACCESS', 'Acessos', tabs.access],
  ] as const) {
    if (count === 0) continue;
    printed.push('', `${title} (${number(count)}):`);
    const { rows } = await listChangeRows(services.db, id, { tab, page: 0, size: printedMax });
    for (const { line, key, name, shown, gains, loses } of rows) {
      const values = shown.map(({ attribute, before, after }) => `${attribute}: ${before ?? '-'} → ${after ?? '-'}`);
      const access = [...gains.map((role) => `+ ${role}`), ...loses.map((role) => `- ${role}`)];
      const where = line === null ? '' : `linha ${line}, `;
      printed.push(`  ${where}${name} (${key}): ${(tab === 'ACCESS' ? access : values).join('; ')}`);
    }
    if (count > rows.length) printed.push(`  e mais ${number(count - rows.length)}`);
  }
  if (tabs.errors > 0) {
    printed.push('', `Erros (${number(tabs.errors)}):`);
    const { rows } = await listErrorRows(services.db, id, { page: 0, size: printedMax });
    for (const row of rows) printed.push(`  ${errorSentence(row, defaultLocale)}`);
    if (tabs.errors > rows.length)
      printed.push(`  e mais ${number(tabs.errors - rows.length)}; veja todos com --errors`);
  }
  const ignored = checked.ignoredColumns.join(', ');
  if (ignored !== '') printed.push('', `Colunas ignoradas: ${ignored}`);
  printed.push(...checked.warnings);
  printed.push(
    '',
    `Novas: ${number(counts.created)}; alteradas: ${number(counts.changed)}; sem mudança: ${number(counts.unchanged)}; reativadas: ${number(counts.reactivated)}; desativadas: ${number(counts.deactivated)}; recusadas: ${number(counts.refused)}.`,
  );
  return printed;
}
