import type { FormValues, WorkflowDefinition } from '@tramita/client/contract';
import { roles } from '@tramita/client/rules';
import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { arrivalKinds, deedKinds } from '../engine/effects.ts';
import type { EnginePerson, InstanceState, KnownGroup, KnownPerson, OpenTask, StepProgress } from '../engine/state.ts';

/** Everything the engine knows of a request; null when there is none. With `lock` nobody else can change it meanwhile. */
export async function loadInstanceState(db: Db, idk: number, lock: 'lock' | 'read'): Promise<InstanceState | null> {
  const query = db
    .selectFrom('instances')
    .innerJoin('processes', 'processes.id', 'instances.process_id')
    .selectAll('instances')
    .select(['processes.definition', 'processes.title', 'processes.version', 'processes.has_nps'])
    .select('processes.created_by as published_by')
    .where('instances.idk', '=', idk);
  const row = await (lock === 'lock' ? query.forUpdate('instances') : query).executeTakeFirst();
  if (!row) return null;
  // publishing is the only writer of definitions and checks them
  const definition = row.definition as WorkflowDefinition;
  return {
    idk,
    revision: row.revision,
    protocol: row.protocol,
    status: row.status,
    definition,
    processId: row.process_id,
    processTitle: row.title,
    processVersion: row.version,
    hasNps: row.has_nps,
    requester: await loadRequester(db, row.created_by),
    startedBy: row.started_by,
    owners: await loadOwners(db, row.published_by),
    people: await loadPeople(db, definition),
    groups: await loadGroups(db, definition),
    serviceCallsInARow: await countServiceCalls(db, idk),
    currentStep: row.current_step,
    steps: await loadSteps(db, idk),
    // values are parsed by the form's schema before they are stored
    values: row.data as FormValues,
    openTask: await loadOpenTask(db, idk),
  };
}

/** A person with the superiors above, two levels up. A superior who is inactive counts as none. */
export async function loadRequester(db: Db, id: number): Promise<EnginePerson> {
  const { rows } = await sql<{
    id: number;
    complete_name: string;
    user_name: string;
    custom1: string | null;
    custom2: string | null;
    custom3: string | null;
    custom4: string | null;
    custom5: string | null;
  }>`
    with recursive chain as (
      select users.*, 0 as level from users where id = ${id}
      union all
      select users.*, chain.level + 1 from users
      join chain on users.id = chain.superior_id
      where users.active and chain.level < 2
    )
    select id, complete_name, user_name, custom1, custom2, custom3, custom4, custom5
    from chain order by level desc`.execute(db);
  const person = rows.reduce<EnginePerson | null>(
    (superior, row) => ({
      id: row.id,
      completeName: row.complete_name,
      userName: row.user_name,
      custom: {
        custom1: row.custom1,
        custom2: row.custom2,
        custom3: row.custom3,
        custom4: row.custom4,
        custom5: row.custom5,
      },
      superior,
    }),
    null,
  );
  if (!person) throw new Error(`There is no user ${id}`);
  return person;
}

async function loadOwners(db: Db, publishedBy: number | null): Promise<number[]> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', publishedBy ?? 0)
    .where('active', '=', true)
    .executeTakeFirst();
  if (owner) return [owner.id];
  const administrators = await db
    .selectFrom('users')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`${roles.admin} = any (regexp_split_to_array(roles, '\\s*,\\s*'))`)
    .orderBy('id')
    .execute();
  return administrators.map(({ id }) => id);
}

async function loadPeople(db: Db, definition: WorkflowDefinition): Promise<Record<number, KnownPerson>> {
  const ids = definition.steps.flatMap((step) => ('assignees' in step ? step.assignees.map(({ id }) => id) : []));
  return findKnownPeople(db, ids);
}

/** What the engine asks of people, by id; an id that is absent does not exist. */
export async function findKnownPeople(db: Db, ids: readonly number[]): Promise<Record<number, KnownPerson>> {
  if (ids.length === 0) return {};
  const rows = await db.selectFrom('users').select(['id', 'complete_name', 'active']).where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map((row) => [row.id, { completeName: row.complete_name, active: row.active }]));
}

async function loadGroups(db: Db, definition: WorkflowDefinition): Promise<Record<number, KnownGroup>> {
  return findKnownGroups(
    db,
    definition.steps.flatMap((step) => ('groups' in step ? step.groups.map(({ id }) => id) : [])),
  );
}

/** The same of groups. */
export async function findKnownGroups(db: Db, ids: readonly number[]): Promise<Record<number, KnownGroup>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('groups')
    .select(['id', 'name', 'active'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('group_members')
          .innerJoin('users', 'users.id', 'group_members.user_id')
          .select('users.id')
          .whereRef('group_members.group_id', '=', 'groups.id')
          .where('users.active', '=', true),
      ).as('has_members'),
    )
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.id, { name: row.name, active: row.active, hasMembers: Boolean(row.has_members) }]),
  );
}

async function countServiceCalls(db: Db, idk: number): Promise<number> {
  const lastDeed = db
    .selectFrom('histories')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql.lit(0)).as('id'))
    .where('idk', '=', idk)
    .where('kind', 'in', deedKinds);
  const row = await db
    .selectFrom('histories')
    .select(({ fn }) => fn.countAll<number>().as('calls'))
    .where('idk', '=', idk)
    .where('kind', 'in', ['SERVICE_SUCCEEDED', 'SERVICE_FAILED'])
    .where('id', '>', lastDeed)
    .executeTakeFirstOrThrow();
  return row.calls;
}

async function loadSteps(db: Db, idk: number): Promise<Record<string, StepProgress>> {
  const rows = await db
    .selectFrom('instance_steps')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('histories')
          .select(({ fn }) => ['step_id', fn.max<number>('id').as('reached')])
          .where('idk', '=', idk)
          .where('kind', 'in', arrivalKinds)
          .groupBy('step_id')
          .as('arrivals'),
      (join) => join.onRef('arrivals.step_id', '=', 'instance_steps.step_id'),
    )
    .select(['instance_steps.step_id', 'instance_steps.status', 'instance_steps.approved', 'arrivals.reached'])
    .where('instance_steps.idk', '=', idk)
    .execute();
  return Object.fromEntries(rows.map(({ step_id, ...progress }) => [step_id, progress]));
}

async function loadOpenTask(db: Db, idk: number): Promise<OpenTask | null> {
  const rows = await db
    .selectFrom('tasks')
    .leftJoin('task_addressees', 'task_addressees.task_id', 'tasks.id')
    .select(['uuid', 'step_id', 'held_by', 'due_at', 'user_id', 'group_id'])
    .where('idk', '=', idk)
    .where('status', '=', 'TO_DO')
    .execute();
  const [task] = rows;
  if (!task) return null;
  return {
    uuid: task.uuid,
    stepId: task.step_id,
    users: rows.flatMap((row) => row.user_id ?? []),
    groups: rows.flatMap((row) => row.group_id ?? []),
    heldBy: task.held_by,
    dueAt: task.due_at,
  };
}
