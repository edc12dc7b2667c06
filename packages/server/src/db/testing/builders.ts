import type { WorkflowDefinition } from '@tramita/client/contract';
import type { Insertable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { GroupsTable, InitializerGroupsTable, UsersTable } from '../tables/organisation-tables.ts';
import type { ProcessesTable } from '../tables/process-tables.ts';

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

/** Inserts a user with unique names; returns the id. */
export async function insertUser(db: Db, overrides: Partial<Insertable<UsersTable>> = {}): Promise<number> {
  const number = next();
  const first = overrides.first_name ?? `Pessoa${number}`;
  const last = overrides.last_name ?? 'Silva';
  const { id } = await db
    .insertInto('users')
    .values({
      user_name: `pessoa${number}`,
      first_name: first,
      last_name: last,
      nick_name: first,
      complete_name: `${first} ${last}`,
      roles: '',
      catalogue_token: `token-${number}-${crypto.randomUUID()}`,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts an attendance group with these members; returns the id. */
export async function insertGroup(
  db: Db,
  members: readonly number[] = [],
  overrides: Partial<Insertable<GroupsTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('groups')
    .values({ name: `Grupo ${next()}`, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (members.length > 0) {
    await db
      .insertInto('group_members')
      .values(members.map((userId) => ({ group_id: id, user_id: userId })))
      .execute();
  }
  return id;
}

/** Inserts a request group with these members; returns the id. */
export async function insertInitializerGroup(
  db: Db,
  members: readonly number[] = [],
  overrides: Partial<Insertable<InitializerGroupsTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('initializer_groups')
    .values({ name: `Grupo de solicitação ${next()}`, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = members.map((userId) => ({ initializer_group_id: id, user_id: userId }));
  if (rows.length > 0) await db.insertInto('initializer_group_members').values(rows).execute();
  return id;
}

/** Inserts the first version of a process; returns the id. */
export async function insertProcess(
  db: Db,
  definition: WorkflowDefinition,
  overrides: Partial<Omit<Insertable<ProcessesTable>, 'definition' | 'assignee_statuses'>> = {},
): Promise<number> {
  const number = next();
  const { id } = await db
    .insertInto('processes')
    .values({
      version: 1,
      is_last_version: true,
      name: `processo-${number}`,
      title: `Processo ${number}`,
      assignee_statuses: '[]',
      definition: JSON.stringify(definition),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Builders of definitions and steps with useful defaults. */
export { definition, step, to } from '@tramita/client/engine/testing';
