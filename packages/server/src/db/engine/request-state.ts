import type { FormValues, WorkflowDefinition } from '@tramita/client/contract';
import {
  actionKinds,
  arrivalKinds,
  type EnginePerson,
  type KnownGroup,
  type KnownPerson,
  type OpenTask,
  type RequestState,
  type StepProgress,
} from '@tramita/client/engine';
import { roles } from '@tramita/client/rules';
import { sql } from 'kysely';
import { loadWorkingTime } from '../calendars/working-time.ts';
import type { Db } from '../connection/db.ts';

/** Returns the engine's state of a request, or null. With `lock`, the row is locked until the transaction ends. */
export async function loadRequestState(db: Db, idk: number, lock: 'lock' | 'read'): Promise<RequestState | null> {
  return (await loadRequestStates(db, [idk], lock)).get(idk) ?? null;
}

/** Returns the states of several requests with as many queries as for one. Locks rows in the order of their numbers. */
export async function loadRequestStates(
  db: Db,
  idks: readonly number[],
  lock: 'lock' | 'read',
): Promise<Map<number, RequestState>> {
  if (idks.length === 0) return new Map();
  const query = db.selectFrom('instances').selectAll().where('idk', 'in', idks).orderBy('idk');
  // does not block transactions that only reference the request, such as inserting a history entry
  const rows = await (lock === 'lock' ? query.forNoKeyUpdate() : query).execute();
  const processes = await loadProcesses(db, unique(rows.map((row) => row.process_id)));
  const definitions = [...processes.values()].map(({ definition }) => definition);
  const requesters = await loadRequesters(db, unique(rows.map((row) => row.created_by)));
  const owners = await loadOwners(db, unique([...processes.values()].flatMap((process) => process.created_by ?? [])));
  const people = await findKnownPeople(db, unique(definitions.flatMap(assigneesOf)));
  const groups = await findKnownGroups(db, unique(definitions.flatMap(groupsOf)));
  const calls = await countServiceCalls(db, idks);
  const steps = await loadSteps(db, idks);
  const tasks = await loadOpenTasks(db, idks, lock);
  const requests = rows.map((row) => {
    const process = found(processes.get(row.process_id), 'process', row.process_id);
    return { row, process, definition: process.definition, requesterId: row.created_by };
  });
  const workingTime = await loadWorkingTime(db, requests);
  return new Map(
    requests.map(({ row, process, ...request }): [number, RequestState] => {
      const state: RequestState = {
        idk: row.idk,
        revision: row.revision,
        protocol: row.protocol,
        status: row.status,
        ...processPart(process),
        requester: found(requesters.get(row.created_by), 'user', row.created_by),
        startedBy: row.started_by,
        owners: owners(process.created_by),
        people,
        groups,
        serviceCallsInARow: calls.get(row.idk) ?? 0,
        currentStep: row.current_step,
        steps: steps.get(row.idk) ?? {},
        // values are parsed by the form's schema before they are stored
        values: row.data as FormValues,
        openTask: tasks.get(row.idk) ?? null,
        workingTime: workingTime(request),
      };
      return [row.idk, state];
    }),
  );
}

/** Returns the state of a request that was just inserted and has not reached any step. */
export async function newRequestState(
  db: Db,
  request: Pick<RequestState, 'idk' | 'protocol' | 'requester' | 'startedBy'> & { readonly process: EngineProcess },
): Promise<RequestState> {
  const { process, ...own } = request;
  const { definition, created_by } = process;
  const owners = await loadOwners(db, created_by === null ? [] : [created_by]);
  const timed = { definition, requesterId: own.requester.id };
  const workingTime = await loadWorkingTime(db, [timed]);
  return {
    ...own,
    revision: 0,
    status: 'IN_PROGRESS',
    ...processPart(process),
    owners: owners(created_by),
    people: await findKnownPeople(db, unique(assigneesOf(definition))),
    groups: await findKnownGroups(db, unique(groupsOf(definition))),
    serviceCallsInARow: 0,
    currentStep: null,
    steps: Object.fromEntries(
      definition.steps.map(({ id }) => [id, { status: 'NONE', approved: null, reached: null }]),
    ),
    values: {},
    openTask: null,
    workingTime: workingTime(timed),
  };
}

/** A process version with the columns the engine needs for its decisions. */
export interface EngineProcess {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly has_nps: boolean;
  /** The user who published the version. */
  readonly created_by: number | null;
  readonly definition: WorkflowDefinition;
}

const processPart = ({ id, title, version, has_nps, definition }: EngineProcess) => ({
  definition,
  processId: id,
  processTitle: title,
  processVersion: version,
  hasNps: has_nps,
});

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

function found<Value>(value: Value | undefined, what: string, id: number): Value {
  if (value === undefined) throw new Error(`There is no ${what} ${id}`);
  return value;
}

const assigneesOf = ({ steps }: WorkflowDefinition): number[] =>
  steps.flatMap((step) => ('assignees' in step ? step.assignees.map(({ id }) => id) : []));
const groupsOf = ({ steps }: WorkflowDefinition): number[] =>
  steps.flatMap((step) => ('groups' in step ? step.groups.map(({ id }) => id) : []));

async function loadProcesses(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('processes')
    .select(['id', 'title', 'version', 'has_nps', 'created_by', 'definition'])
    .where('id', 'in', ids)
    .execute();
  // only publishing writes definitions, and it validates them
  return new Map(rows.map((row) => [row.id, { ...row, definition: row.definition as WorkflowDefinition }]));
}

/** How far up the nearest active superior of a person is looked for. */
const levelsUp = 5;

/** Returns a user with their nearest active superior, and that person's. */
export async function loadRequester(db: Db, id: number): Promise<EnginePerson> {
  return found((await loadRequesters(db, [id])).get(id), 'user', id);
}

/** Returns several users with their nearest active superiors, by id. */
export async function loadRequesters(db: Db, ids: readonly number[]): Promise<Map<number, EnginePerson>> {
  const { rows } = await sql<ChainRow>`
    with recursive chain as (
      select users.*, 0 as level, users.id as requester from users where id = any (${ids}::integer[])
      union all
      select users.*, chain.level + 1, chain.requester from users
      join chain on users.id = chain.superior_id
      where chain.level < ${2 * levelsUp}
    )
    select requester, id, complete_name, user_name, active, custom1, custom2, custom3, custom4, custom5
    from chain order by level`.execute(db);
  const chains = new Map<number, ChainRow[]>();
  for (const row of rows) {
    const chain = chains.get(row.requester);
    if (chain) chain.push(row);
    else chains.set(row.requester, [row]);
  }
  return new Map([...chains].map(([requester, chain]) => [requester, personOf(chain, 0, 2)]));
}

/** A person of a chain of superiors that starts with the requester. */
interface ChainRow {
  readonly requester: number;
  readonly id: number;
  readonly complete_name: string;
  readonly user_name: string;
  readonly active: boolean;
  readonly custom1: string | null;
  readonly custom2: string | null;
  readonly custom3: string | null;
  readonly custom4: string | null;
  readonly custom5: string | null;
}

/** Returns the person at a place of a chain of superiors, with `superiors` levels of their nearest active ones. */
function personOf(chain: readonly ChainRow[], place: number, superiors: number): EnginePerson {
  const row = chain[place];
  if (!row) throw new Error(`the chain of superiors has no person at place ${place}`);
  const { id, complete_name, user_name, active, custom1, custom2, custom3, custom4, custom5 } = row;
  const above = chain.slice(place + 1, place + 1 + levelsUp);
  const steps = above.findIndex((superior) => superior.active);
  const direct = above[0];
  return {
    id,
    completeName: complete_name,
    userName: user_name,
    active,
    custom: { custom1, custom2, custom3, custom4, custom5 },
    superior: steps === -1 || superiors === 0 ? null : personOf(chain, place + 1 + steps, superiors - 1),
    inactiveSuperior: direct && !direct.active ? direct.complete_name : undefined,
  };
}

/** Returns a function from the publisher of a version to the users to notify if a request cannot continue. */
async function loadOwners(db: Db, publishers: readonly number[]): Promise<(publisher: number | null) => number[]> {
  const known = await findKnownPeople(db, publishers);
  const isOwner = (id: number | null): id is number => id !== null && known[id]?.active === true;
  const administrators =
    publishers.length > 0 && publishers.every(isOwner)
      ? []
      : await db
          .selectFrom('users')
          .select('id')
          .where('active', '=', true)
          .where(sql<boolean>`${roles.admin} = any (regexp_split_to_array(roles, '\\s*,\\s*'))`)
          .orderBy('id')
          .execute();
  return (publisher) => (isOwner(publisher) ? [publisher] : administrators.map(({ id }) => id));
}

/** Returns the data the engine needs about users, by id; ids that do not exist are missing. */
export async function findKnownPeople(db: Db, ids: readonly number[]): Promise<Record<number, KnownPerson>> {
  if (ids.length === 0) return {};
  const rows = await db.selectFrom('users').select(['id', 'complete_name', 'active']).where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map((row) => [row.id, { completeName: row.complete_name, active: row.active }]));
}

/** Returns the data the engine needs about groups, by id; ids that do not exist are missing. */
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

async function countServiceCalls(db: Db, idks: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('histories')
    .select(({ fn }) => ['histories.idk', fn.countAll<number>().as('calls')])
    .where('histories.idk', 'in', idks)
    .where('kind', 'in', ['SERVICE_SUCCEEDED', 'SERVICE_FAILED'])
    .where('histories.id', '>', ({ selectFrom }) =>
      selectFrom('histories as actions')
        .select(({ fn }) => fn.coalesce(fn.max('actions.id'), sql.lit(0)).as('id'))
        .whereRef('actions.idk', '=', 'histories.idk')
        .where('actions.kind', 'in', actionKinds),
    )
    .groupBy('histories.idk')
    .execute();
  return new Map(rows.map(({ idk, calls }) => [idk, calls]));
}

async function loadSteps(db: Db, idks: readonly number[]): Promise<Map<number, Record<string, StepProgress>>> {
  const rows = await db
    .selectFrom('instance_steps')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('histories')
          .select(({ fn }) => ['idk', 'step_id', fn.max<number>('id').as('reached')])
          .where('idk', 'in', idks)
          .where('kind', 'in', arrivalKinds)
          .groupBy(['idk', 'step_id'])
          .as('arrivals'),
      (join) =>
        join.onRef('arrivals.idk', '=', 'instance_steps.idk').onRef('arrivals.step_id', '=', 'instance_steps.step_id'),
    )
    .select(['instance_steps.idk', 'instance_steps.step_id', 'instance_steps.status', 'instance_steps.approved'])
    .select('arrivals.reached')
    .where('instance_steps.idk', 'in', idks)
    .execute();
  const steps = new Map<number, [string, StepProgress][]>(idks.map((idk) => [idk, []]));
  for (const { idk, step_id, ...progress } of rows) steps.get(idk)?.push([step_id, progress]);
  return new Map([...steps].map(([idk, entries]) => [idk, Object.fromEntries(entries)]));
}

async function loadOpenTasks(db: Db, idks: readonly number[], lock: 'lock' | 'read'): Promise<Map<number, OpenTask>> {
  const query = db
    .selectFrom('tasks')
    .leftJoin('task_addressees', 'task_addressees.task_id', 'tasks.id')
    .leftJoin('users as absent', 'absent.id', 'tasks.held_on_behalf_of')
    .select(['idk', 'uuid', 'step_id', 'held_by', 'due_at', 'user_id', 'group_id'])
    .select(['absent.id as absent_id', 'absent.complete_name as absent'])
    .where('idk', 'in', idks)
    .where('status', '=', 'TO_DO')
    .orderBy('idk');
  // same order as for taking or tagging several tasks; a different lock order could cause a deadlock
  const rows = await (lock === 'lock' ? query.forNoKeyUpdate('tasks') : query).execute();
  const tasks = new Map<number, OpenTask>();
  for (const row of rows) {
    const { uuid, step_id: stepId, held_by: heldBy, due_at: dueAt } = row;
    const { users, groups } = tasks.get(row.idk) ?? { users: [], groups: [] };
    tasks.set(row.idk, {
      uuid,
      stepId,
      users: row.user_id === null ? users : [...users, row.user_id],
      groups: row.group_id === null ? groups : [...groups, row.group_id],
      heldBy,
      onBehalfOf:
        row.absent_id === null || row.absent === null ? null : { id: row.absent_id, completeName: row.absent },
      dueAt,
    });
  }
  return tasks;
}
