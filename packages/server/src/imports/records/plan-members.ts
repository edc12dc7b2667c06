import type { Db } from '../../db/connection/db.ts';
import { readGroups, readMembers } from '../../db/imports/members-state.ts';
import { readUserNames } from '../../db/imports/records-state.ts';
import { managedElsewhere } from '../../text/managed-elsewhere.ts';
import { say, type Text } from '../../text/sentence.ts';
import { folded } from '../columns/column.ts';
import { cellOf, matchColumns, surplusError } from '../columns/match-columns.ts';
import { columnsOfKind } from '../columns/record-columns.ts';
import { forEachInTurn, type PlannedChange, type RecordsPlan } from '../import-plan.ts';
import { flagText, type LineError, readFlag } from '../line-errors.ts';
import type { RecordsFile } from './records-file.ts';

/** Compares a file of group members with the groups. Members whom the file does not name stay. */
export async function planMembers(
  db: Db,
  file: Omit<RecordsFile, 'kind'>,
  pause: () => Promise<void>,
): Promise<RecordsPlan> {
  const columns = matchColumns(file.header, columnsOfKind.members);
  const groups = new Map<string, Awaited<ReturnType<typeof readGroups>>[number]>();
  for (const group of await readGroups(db)) if (!groups.has(folded(group.name))) groups.set(folded(group.name), group);
  const users = new Map((await readUserNames(db)).map(({ id, name }) => [name, id]));
  const members = new Set(await readMembers(db));
  const lineOf = new Map<string, number>();
  const changes: PlannedChange[] = [];
  const errors: LineError[] = [];
  let unchanged = 0;
  await forEachInTurn(file.rows, pause, (row) => {
    const { line } = row;
    const before = errors.length;
    const [groupName, userName] = [cellOf(columns, row, 'group') ?? '', cellOf(columns, row, 'user') ?? ''];
    const flag = cellOf(columns, row, 'member') ?? '';
    const fail = (heading: string, value: string, reason: Text) =>
      errors.push({ line, heading, value, reason, name: userName || null });
    const surplus = surplusError(columns, row, userName || null);
    if (surplus) errors.push(surplus);
    const group = groups.get(folded(groupName));
    const user = users.get(userName.toLowerCase());
    if (!group) fail('Grupo', groupName, groupName === '' ? 'preencha o grupo' : 'este grupo não existe');
    if (user === undefined)
      fail('Usuário', userName, userName === '' ? 'preencha o usuário' : 'esta pessoa não existe');
    const member = flag === '' ? true : readFlag(flag);
    if (member === null) fail('Participa', flag, 'preencha com Sim ou Não');
    if (!group || user === undefined) return;
    const pair = `${group.id} ${user}`;
    const first = lineOf.get(pair);
    if (first === undefined) lineOf.set(pair, line);
    else fail('Usuário', userName, say`esta pessoa já está na linha ${String(first)} com este grupo`);
    if (errors.length > before || member === null) return;
    if (member === members.has(pair)) {
      unchanged += 1;
      return;
    }
    if (group.foreign !== null) {
      fail('Grupo', groupName, managedElsewhere(group.foreign));
      return;
    }
    changes.push({
      line,
      effect: member ? 'CREATED' : 'CHANGED',
      recordId: group.id,
      key: userName,
      name: group.name,
      shown: [{ attribute: 'Participa', before: flagText(!member), after: flagText(member) }],
      gains: [],
      loses: [],
      write: { user, member },
      audit: [{ attribute: 'members', before: member ? null : userName, after: member ? userName : null }],
      seen: null,
    });
  });
  return {
    changes,
    errors,
    unchanged,
    creates: { branches: [], jobTitles: [], groups: [] },
    ignoredColumns: columns.ignored,
    warnings: [],
    active: 0,
    roleChanges: 0,
    keepsLastAdmin: false,
  };
}
