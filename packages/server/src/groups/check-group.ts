import type { groupBodySchema } from '@tramita/client/contract';
import { type GroupKind, groupProblems } from '@tramita/client/rules';
import type * as z from 'zod/mini';
import { findCalendar } from '../db/calendars/calendars.ts';
import type { Db } from '../db/connection/db.ts';
import { findAbsent, type GroupContent, isGroupNameTaken } from '../db/people/groups.ts';
import { type InvalidField, InvalidInputError, ServiceError } from '../errors.ts';

/** A group as parsed by the contract. */
export type GroupBody = z.output<typeof groupBodySchema>;

/** A validated group. */
export interface CheckedGroup {
  readonly name: string;
  readonly active: boolean;
  readonly content: GroupContent;
}

/**
 * Validates a group before it is written. `id` is null for a new group; with a `membersSource` the group may have no
 * members. Must run inside a transaction that has called `lockGroups`, because of the unique name.
 * @throws InvalidInputError with a message for each invalid input; a 409 if another group has the name
 */
export async function checkGroup(
  db: Db,
  kind: GroupKind,
  body: GroupBody,
  { id, membersSource }: { readonly id: number | null; readonly membersSource?: unknown },
): Promise<CheckedGroup> {
  const problems = Object.entries(groupProblems(body, kind));
  // a source may have sent no members yet
  const own = membersSource ? problems.filter(([name]) => name !== 'members') : problems;
  const fields = own.map(([name, message]): InvalidField => ({ name, message }));
  if (kind === 'attendance') fields.push(...foreignParts(body));
  fields.push(...(await calendarProblems(db, kind, body)));
  fields.push(...(await absentParts(db, body)));
  const [first] = fields;
  if (first) throw new InvalidInputError(first.message, 'VALIDATION_ERROR', fields);
  const name = (body.name ?? '').trim().normalize('NFC');
  if (await isGroupNameTaken(db, kind, name, id)) {
    const message = 'Já existe um grupo com este nome';
    throw new ServiceError(409, 'CONFLICT', message, { fields: [{ name: 'name', message }] });
  }
  return {
    name,
    active: body.active ?? false,
    content: {
      members: body.members,
      branches: body.branches,
      jobTitles: body.jobtitles,
      calendar: body.calendar,
    },
  };
}

function foreignParts({ branches, jobtitles }: GroupBody): InvalidField[] {
  const message = 'Filiais e cargos são dos grupos de solicitação';
  return [
    ...(branches.length > 0 ? [{ name: 'branches', message }] : []),
    ...(jobtitles.length > 0 ? [{ name: 'jobtitles', message }] : []),
  ];
}

async function calendarProblems(db: Db, kind: GroupKind, { calendar }: GroupBody): Promise<InvalidField[]> {
  if (calendar == null) return [];
  if (kind === 'initializer') return [{ name: 'calendar', message: 'Calendários são dos grupos de atendimento' }];
  return (await findCalendar(db, calendar)) ? [] : [{ name: 'calendar', message: 'Este calendário não existe' }];
}

async function absentParts(db: Db, { members, branches, jobtitles }: GroupBody): Promise<InvalidField[]> {
  const parts = [
    { name: 'members', table: 'users', ids: members, message: 'Há membros que não existem' },
    { name: 'branches', table: 'branches', ids: branches, message: 'Há filiais que não existem' },
    { name: 'jobtitles', table: 'job_titles', ids: jobtitles, message: 'Há cargos que não existem' },
  ] as const;
  const problems: InvalidField[] = [];
  for (const { name, table, ids, message } of parts) {
    if (ids.length > 0 && (await findAbsent(db, table, ids)).length > 0) problems.push({ name, message });
  }
  return problems;
}
