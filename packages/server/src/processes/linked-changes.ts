import type { Db } from '../db/connection/db.ts';
import {
  findVersionForEditing,
  findVersionId,
  type LastVersionRow,
  type ProcessVersionRow,
} from '../db/processes/processes.ts';
import type { InvalidField } from '../errors.ts';

const statusText = ({ active }: ProcessVersionRow) => (active ? 'Ativo' : 'Inativo');

/** Parts of a linked process, named as in its window, each as a text that can be compared and read. */
const parts: Readonly<Record<string, readonly [label: string, read: (row: ProcessVersionRow) => string]>> = {
  title: ['Nome', ({ title }) => title],
  category: ['Categoria', ({ category }) => category?.title ?? ''],
  description: ['Descrição', ({ description }) => description ?? ''],
  url: ['URL', ({ url }) => url ?? ''],
  active: ['Status', statusText],
  department: ['Departamento', ({ department }) => department?.description ?? ''],
  sector: ['Setor', ({ sector }) => sector?.description ?? ''],
};

const quoted = (text: string) => (text === '' ? 'vazio' : `"${text}"`);

/** Returns the fields of a linked process that changed between the version its author edited and the last one. */
export async function linkedChanges(db: Db, last: LastVersionRow, knownVersion: number): Promise<InvalidField[]> {
  const knownId = await findVersionId(db, last.parent_id, knownVersion);
  const known = knownId === null ? null : await findVersionForEditing(db, knownId);
  const newest = await findVersionForEditing(db, last.id);
  if (!known || !newest) return [];
  const changes = Object.entries(parts).flatMap(([name, [label, read]]): InvalidField[] => {
    const [before, after] = [read(known), read(newest)];
    return before === after ? [] : [{ name, message: `${label}: de ${quoted(before)} para ${quoted(after)}` }];
  });
  const statuses = (row: ProcessVersionRow) => [...row.assignee_statuses].sort((one, two) => one - two).join();
  if (statuses(known) === statuses(newest)) return changes;
  return [...changes, { name: 'assigneeStatuses', message: 'Status de usuário: outra seleção' }];
}
