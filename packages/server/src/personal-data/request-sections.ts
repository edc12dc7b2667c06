import type { FieldValue, FormValues, WorkflowDefinition } from '@tramita/client/contract';
import { parseFileHead } from '@tramita/client/rules';
import { bytesOfBase64 } from '../base64.ts';
import { columnOf, listedValues } from '../columns/process-columns.ts';
import { dataCell } from '../columns/report-columns.ts';
import type { Db } from '../db/connection/db.ts';
import {
  findDefinition,
  type OwnAttachmentRow,
  type OwnRequestRow,
  readOwnAttachments,
  readOwnRequests,
} from '../db/people/personal-data.ts';
import type { InstanceStatus } from '../db/tables/schema.ts';
import type { createSearchLabels } from '../field-search/search-labels.ts';
import { formFileOf } from '../files/form-file.ts';
import { type DataSection, type DataValue, dataSection } from './data-section.ts';
import { type WrittenField, writtenFields } from './own-values.ts';

/** A file of the export: its path in the zip, and its key in the store or its content. */
export interface DataFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

const statuses: Record<InstanceStatus, string> = {
  IN_PROGRESS: 'Em andamento',
  FINISHED: 'Concluída',
  CANCELED: 'Cancelada',
};

/** Returns a name that every system accepts as the name of a file. */
const safeName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-150);

const attachmentPath = (row: Pick<OwnAttachmentRow, 'id' | 'idk' | 'original_file_name'>): string =>
  `anexos/${row.idk}/anexo-${row.id}-${safeName(row.original_file_name)}`;

/** Returns the path of the file in a field; null if the value is not a file. */
function fieldPath(idk: number, name: string, value: FieldValue | undefined): string | null {
  const head = typeof value === 'string' ? parseFileHead(value) : null;
  return head && `anexos/${idk}/campo-${safeName(name)}-${safeName(head.name)}`;
}

/** A value of a request in a line of its own. */
interface ValueLine {
  readonly idk: number;
  readonly label: string;
  readonly name: string;
  readonly value: DataValue;
  readonly note: string | null;
}

/** How the requests of an export are read. */
interface ReadingOfRequests {
  /** Replaces codes of search fields with the labels of their options. */
  readonly labelled: ReturnType<typeof createSearchLabels>;
  /** Called with the number of requests that were read. */
  readonly onRead: (count: number) => Promise<void>;
}

/** Reads the definitions of process versions once each. */
function rememberDefinitions(db: Db): (processId: number) => Promise<WorkflowDefinition> {
  const known = new Map<number, Promise<WorkflowDefinition>>();
  return (processId) => {
    const found = known.get(processId) ?? findDefinition(db, processId);
    known.set(processId, found);
    return found;
  };
}

/**
 * Returns the sections about the requests of a person. Values that another user may have written are named but left
 * out, as are files of others.
 */
export function requestSections(
  db: Db,
  personId: number,
  { labelled, onRead }: ReadingOfRequests,
): readonly DataSection[] {
  const definitionOf = rememberDefinitions(db);
  async function* requests(): AsyncGenerator<OwnRequestRow[]> {
    for await (const rows of readOwnRequests(db, personId)) {
      yield rows;
      await onRead(rows.length);
    }
  }
  async function* valueLines(): AsyncGenerator<ValueLine[]> {
    for await (const rows of requests()) {
      const written: WrittenRow[] = [];
      for (const row of rows) {
        written.push({ row, fields: writtenFields(await definitionOf(row.process_id), row, personId) });
      }
      const values = await labelled(written.map(ownValues));
      yield written.flatMap(({ row, fields }, index) => linesOf(row.id, fields, values[index] ?? {}));
    }
  }
  return [
    dataSection<OwnRequestRow>(
      'solicitacoes',
      [
        ['Solicitação', ({ id }) => id],
        ['Protocolo', ({ protocol }) => protocol],
        ['Processo', ({ process }) => process],
        ['Versão', ({ version }) => version],
        ['Status', ({ status }) => statuses[status]],
        ['Aberta em', (row) => row.created_at],
        ['Aberta por outra pessoa', (row) => row.started_by !== personId],
        ['Encerrada em', (row) => row.finished_at],
        ['Nota', ({ rating }) => rating],
        ['Comentário da nota', (row) => row.rating_comment],
        ['Avaliada em', (row) => row.rated_at],
      ],
      requests,
    ),
    dataSection<ValueLine>(
      'valores',
      [
        ['Solicitação', ({ idk }) => idk],
        ['Campo', ({ label }) => label],
        ['Nome do campo', ({ name }) => name],
        ['Valor', ({ value }) => value],
        ['Observação', ({ note }) => note],
      ],
      valueLines,
    ),
    dataSection<OwnAttachmentRow>(
      'anexos',
      [
        ['Solicitação', ({ idk }) => idk],
        ['Arquivo', (row) => row.original_file_name],
        ['Tipo', (row) => row.content_type],
        ['Bytes', ({ size }) => size],
        ['Anexado em', (row) => row.created_at],
        ['Lugar no zip', attachmentPath],
      ],
      () => readOwnAttachments(db, personId),
    ),
  ];
}

interface WrittenRow {
  readonly row: OwnRequestRow;
  readonly fields: readonly WrittenField[];
}

/** Returns the fields that the person wrote, and all values, which the search of a field may depend on. */
const ownValues = ({ row, fields }: WrittenRow) => ({
  fields: fields.filter(({ isOwn }) => isOwn).map(({ field }) => field),
  values: row.values,
});

function linesOf(idk: number, fields: readonly WrittenField[], values: FormValues): ValueLine[] {
  return fields.map(({ field, isOwn }) => {
    const line = { idk, label: field.label, name: field.name };
    if (!isOwn) return { ...line, value: null, note: 'Pode ter sido preenchido por outra pessoa' };
    const path = fieldPath(idk, field.name, values[field.name]);
    const column = columnOf(field);
    return {
      ...line,
      value: path ?? dataCell(column, listedValues([column], values)[field.name]),
      note: path === null ? null : 'Lugar no zip',
    };
  });
}

/** Reads the files that a person attached to their requests or put into their forms. */
export async function* readOwnFiles(db: Db, personId: number): AsyncGenerator<DataFile> {
  const definitionOf = rememberDefinitions(db);
  for await (const rows of readOwnRequests(db, personId)) {
    for (const row of rows) {
      for (const { field, isOwn } of writtenFields(await definitionOf(row.process_id), row, personId)) {
        const value = row.values[field.name];
        const path = fieldPath(row.id, field.name, value);
        if (isOwn && path !== null && typeof value === 'string') yield { path, content: contentOf(value) };
      }
    }
  }
  for await (const rows of readOwnAttachments(db, personId)) {
    for (const row of rows) yield { path: attachmentPath(row), content: row.storage_key };
  }
}

/** Returns the key of the content of a file field; older versions stored the content inside. */
function contentOf(value: string): string | Uint8Array {
  const start = parseFileHead(value)?.base64Start ?? value.length;
  return formFileOf(value)?.storageKey ?? bytesOfBase64(value.slice(start)) ?? new Uint8Array();
}
