import { type ImportKind, importFileMaxBytes, importLinesMax, importSourceMaxLength } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { failAbandoned, insertImport, insertImportLines, updateImport } from '../db/imports/imports.ts';
import { saveSource } from '../db/people/directory-writes.ts';
import { ConflictError, InvalidInputError, ServiceError } from '../errors.ts';
import { type ReadTable, TableError, type TableProblem } from '../ports/table-reader.ts';
import { say, type Text } from '../text/sentence.ts';
import { internalFailure } from './apply-import.ts';
import { folded } from './columns/column.ts';
import { readTableHere } from './read/read-table.ts';

/** A file to import. */
export interface ReceivedFile {
  readonly kind: ImportKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  /** Name of the source. @default 'Arquivo' */
  readonly source?: string | undefined;
  readonly complete: boolean;
  /** Null for a command. */
  readonly createdBy: number | null;
}

const defaultSource = 'Arquivo';
const fileNameMaxLength = 255;
const abandonedMs = 30 * 60 * 1000;

const refusal = (name: string, message: Text) =>
  new InvalidInputError(message, 'VALIDATION_ERROR', [{ name, message }]);

const problemTexts: Readonly<Record<TableProblem, Text>> = {
  unreadable: 'O arquivo não pôde ser lido como CSV nem como planilha.',
  empty: 'O arquivo está vazio.',
  'too-many-lines': say`O arquivo tem mais de ${importLinesMax} linhas. Divida-o em partes.`,
};

/** Returns the key of the source with a name: the same for names that differ in case and accents only. */
const sourceKeyOf = (name: string): string => `file:${folded(name).replaceAll(/[^a-z0-9]+/g, '-')}`;

function sourceOf(sent: string | undefined): { readonly key: string; readonly name: string } {
  const name = (sent ?? '').trim().normalize('NFC') || defaultSource;
  if ([...name].length > importSourceMaxLength) {
    throw refusal('source', say`Preencha no máximo ${importSourceMaxLength} caracteres`);
  }
  if (!/[a-z0-9]/.test(folded(name))) throw refusal('source', 'Preencha o nome da origem com letras ou números');
  return { key: sourceKeyOf(name), name };
}

async function readFile(services: Services, bytes: Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  try {
    return await (services.readTable ?? readTableHere)(bytes);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw refusal('file', problemTexts[error.problem]);
  }
}

/**
 * Reads a file and stores its lines, to be compared afterwards. Returns the id of the import.
 *
 * @throws InvalidInputError if the file cannot be read; ServiceError 413 MAX_FILE_SIZE; ConflictError IMPORT_RUNNING while
 * another file of the kind is checked or applied
 */
export async function receiveImport(services: Services, file: ReceivedFile): Promise<number> {
  const source = sourceOf(file.source);
  if (file.complete && file.kind !== 'people') {
    throw refusal('complete', 'Só um arquivo de pessoas pode trazer todas as pessoas');
  }
  if (file.bytes.byteLength > importFileMaxBytes) {
    throw new ServiceError(413, 'MAX_FILE_SIZE', errorMessage('MAX_FILE_SIZE'));
  }
  const table = await readFile(services, file.bytes);
  try {
    return await storeTable(services, file, source, table);
  } finally {
    await endReading(table);
  }
}

/** Ends the reading of a table. As long as no row was asked for, its thread and memory would be kept. */
async function endReading({ batches }: ReadTable): Promise<void> {
  try {
    const rows = batches[Symbol.asyncIterator]();
    await rows.next();
    await rows.return?.();
  } catch {
    // a thread that stopped by itself keeps nothing
  }
}

async function storeTable(
  services: Services,
  file: ReceivedFile,
  source: ReturnType<typeof sourceOf>,
  table: ReadTable,
): Promise<number> {
  const { db } = services;
  const now = services.now();
  await failAbandoned(db, new Date(now.getTime() - abandonedMs), internalFailure);
  await saveSource(db, { ...source, kind: 'FILE' });
  const id = await insertImport(db, {
    kind: file.kind,
    source: source.key,
    file_name: (file.fileName.replaceAll(/[\0\p{Surrogate}]/gu, '') || 'arquivo').slice(-fileNameMaxLength),
    complete: file.complete,
    created_by: file.createdBy,
    created_at: now,
  });
  if (id === null) throw new ConflictError(errorMessage('IMPORT_RUNNING'), 'IMPORT_RUNNING');
  try {
    await updateImport(db, id, { format: table.format, header: storable(table.header), lines: table.total });
    let writing: Promise<void> = Promise.resolve();
    // the next rows are read while the database writes
    for await (const rows of table.batches) {
      await writing;
      writing = insertImportLines(
        db,
        id,
        rows.map(({ line, cells }) => ({ line, cells: storable(cells) })),
      );
      // an error is thrown by the next `await`
      writing.catch(() => {});
    }
    await writing;
    return id;
  } catch (error) {
    await updateImport(db, id, { status: 'FAILED', failure: internalFailure });
    throw error;
  }
}

/** Replaces what a database text cannot contain; the comparison refuses the replacement. */
const storable = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replaceAll('\0', '\uFFFD').toWellFormed());
