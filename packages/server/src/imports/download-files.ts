import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { textStream } from '../files/text-stream.ts';
import type { FileAnswer } from '../handlers.ts';
import { readImport } from './apply-import.ts';
import { errorReport } from './error-report.ts';
import { templateFile } from './template.ts';

type Calls = typeof endpoints;

/** Returns the refused lines of an import as CSV. */
export async function downloadImportErrors(
  { services, locale }: CallContext,
  { params }: ParsedRequestOf<Calls['imports.downloadErrors']>,
): Promise<FileAnswer> {
  const row = await readImport(services.db, params.id);
  const bytes = textStream(errorReport(services, row, locale));
  return { bytes, contentType: 'text/csv; charset=utf-8', fileName: `erros-${row.kind}-${row.id}.csv` };
}

/** Returns the template of a kind of file. */
export function downloadImportTemplate(
  _context: CallContext,
  { params, query }: ParsedRequestOf<Calls['imports.template']>,
): Promise<FileAnswer> {
  return templateFile(params.kind, query.format);
}
