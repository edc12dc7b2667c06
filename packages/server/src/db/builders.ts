import type { Step, WorkflowDefinition } from '@tramita/client/contract';
import type { Insertable } from 'kysely';
import type { Db } from '../context.ts';
import type { GroupsTable, InitializerGroupsTable, UsersTable } from './organisation-tables.ts';
import type { ProcessesTable } from './schema.ts';

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

/** Writes a person with unique names; answers the id. */
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

/** Writes an attendance group with these members; answers the id. */
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

/** Writes a request group with these members; answers the id. */
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

/** Writes the first version of a process; answers the id. */
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

type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>;
type Overrides<Type extends Step['type']> = Partial<StepOf<Type>> & Pick<StepOf<Type>, 'id'>;

/** The connection of a step that goes on to one other step, or none. */
export const to = (stepId?: string) => (stepId === undefined ? [] : [{ stepId }]);

/** Steps with sane values; each takes its id and overrides. */
export const step = {
  start: (next?: string): StepOf<'START_EVENT'> => ({
    type: 'START_EVENT',
    id: 'start',
    title: 'Início',
    connections: to(next),
    fields: [],
  }),
  task: (overrides: Overrides<'USER_TASK'>): StepOf<'USER_TASK'> => ({
    type: 'USER_TASK',
    ...humanStep(overrides.id),
    ...overrides,
  }),
  approval: (overrides: Overrides<'APPROVAL_TASK'>): StepOf<'APPROVAL_TASK'> => ({
    type: 'APPROVAL_TASK',
    ...humanStep(overrides.id),
    ...overrides,
  }),
  gateway: (overrides: Overrides<'GATEWAY'>): StepOf<'GATEWAY'> => ({
    type: 'GATEWAY',
    title: `Etapa ${overrides.id}`,
    connections: [],
    ...overrides,
  }),
  service: (overrides: Overrides<'SERVICE_TASK'>): StepOf<'SERVICE_TASK'> => ({
    type: 'SERVICE_TASK',
    title: `Etapa ${overrides.id}`,
    connections: [],
    serviceType: 'OTHERS',
    call: { method: 'POST', endpoint: 'https://erp.example/pedidos', requestHeaders: [], requestParams: [] },
    asynchronous: false,
    maxRetries: 0,
    continueIfError: false,
    ...overrides,
  }),
  end: (id = 'end'): StepOf<'END_EVENT'> => ({ type: 'END_EVENT', id, title: 'Final', connections: [], fields: [] }),
};

function humanStep(id: string) {
  return {
    title: `Etapa ${id}`,
    connections: [],
    assignees: [{ id: 1, firstName: 'Iniciador' }],
    groups: [],
    isRoutable: true,
    isAttachmentRequired: false,
    waitUntilEndOfProcess: false,
    notifyAssignees: 0,
    fields: [],
  };
}

/** A definition of these steps and text fields with these names. */
export function definition(steps: Step[], fieldNames: readonly string[] = []): WorkflowDefinition {
  return {
    steps,
    fields: fieldNames.map((name) => ({ id: `field-${name}`, name, label: name, type: 'string' })),
  };
}
