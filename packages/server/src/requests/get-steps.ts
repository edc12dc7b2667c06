import {
  type endpoints,
  type GroupRef,
  type ParsedRequestOf,
  type Person,
  type Step,
  specialAssignees,
  type TimelineStep,
} from '@tramita/client/contract';
import type { EnginePerson } from '@tramita/client/engine';
import type { CallContext } from '../context.ts';
import { findTaskSubstitutes, type TaskSubstitute } from '../db/absences/task-substitutes.ts';
import type { Db } from '../db/connection/db.ts';
import { loadRequester } from '../db/engine/request-state.ts';
import { findGroupMembers, findPeople } from '../db/people/people.ts';
import { findRequest, findResponsibles, type RequestRow } from '../db/requests/request-details.ts';
import { findTimeline, type TimelineRow } from '../db/requests/timeline.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { toPerson } from '../people/person.ts';
import { findResponsible, type Responsible } from '../people/responsible.ts';
import { describeArea } from './describe-request.ts';
import { stepsAhead } from './steps-ahead.ts';
import { requireReadableRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.steps'];

/** Returns the timeline of a request, with the people responsible for each step. */
export async function getSteps(
  context: CallContext,
  { query }: Pick<ParsedRequestOf<Call>, 'query'>,
): Promise<AnswerOf<Call>> {
  const { db } = context.services;
  const { idk } = await requireReadableRequest(context, { idk: query.idk });
  const request = await findRequest(db, idk);
  if (!request) throw new NotFoundError();
  const rows = await findTimeline(db, idk);
  const areas = await findResponsibles(db, { departmentId: request.department_id, sectorId: request.sector_id });
  return {
    steps: await describeSteps(db, request, rows, await findTaskSubstitutes(db, idk, context.services.now())),
    department: describeArea(request.department, areas.department),
    sector: describeArea(request.sector, areas.sector),
    owner:
      request.owner_id === null || request.owner_nick_name === null
        ? null
        : { id: request.owner_id, nickName: request.owner_nick_name },
    processVersion: request.process_version,
  };
}

async function describeSteps(
  db: Db,
  request: RequestRow,
  rows: readonly TimelineRow[],
  taskSubstitutes: readonly TaskSubstitute[],
): Promise<TimelineStep[]> {
  const definition = new Map(request.definition.steps.map((step) => [step.id, step]));
  const planned = await planResponsible(db, request);
  const actual = await findResponsible(db, rows.flatMap(toTask));
  const finishers = await findPeople(db, [...new Set(rows.flatMap(({ finished_by }) => finished_by ?? []))]);
  const people = new Map(finishers.map((row) => [row.id, toPerson(row)]));
  const responsible = new Map(
    rows.map((row) => [
      row.step_id,
      actual.get(toTask(row)[0]?.task_id ?? 0) ?? planned.get(row.step_id) ?? noAssignees,
    ]),
  );
  const members = await findMembers(db, [...responsible.values()]);
  const ahead = request.current_step === null ? null : stepsAhead(request.definition, request.current_step);
  return rows.flatMap((row) => {
    const step = definition.get(row.step_id);
    const who = responsible.get(row.step_id) ?? noAssignees;
    if (!step) return [];
    return {
      ...describeStep(row, step, request.current_step),
      reachable: ahead === null || row.step_id === request.current_step || ahead.has(row.step_id),
      ...who,
      groupsResponsibles: uniquePeople(who.groups.flatMap(({ id }) => members.get(id) ?? [])),
      finishedBy: people.get(row.finished_by ?? 0) ?? null,
      ...(row.step_id === request.current_step &&
        taskSubstitutes.length > 0 && { absences: taskSubstitutes.map(toAbsence) }),
    };
  });
}

const toAbsence = ({ person, substitute, until }: TaskSubstitute) => ({
  person: toPerson(person),
  substitute: toPerson(substitute),
  until,
});

const noAssignees: Responsible = { assignees: [], groups: [] };

/**
 * Returns the task of the step's last visit; a task from before the request was taken back is part of the history only.
 */
const toTask = (row: TimelineRow) =>
  row.task_id === null || row.task_status === null || row.started_at === null
    ? []
    : [{ task_id: row.task_id, status: row.task_status, held_by: row.task_held_by, finished_by: row.task_finished_by }];

function describeStep(row: TimelineRow, step: Step, currentStep: string | null) {
  return {
    stepOrder: row.step_order,
    title: step.title,
    type: step.type,
    status: row.status,
    currentStep: row.step_id === currentStep,
    fail: row.status === 'FAILED',
    approved: row.approved,
    canceled: row.canceled,
    finishedAt: row.finished_at?.toISOString() ?? null,
    history: [...row.history],
    details: row.details,
    startedAt: row.started_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
  };
}

/** Returns the planned assignees of steps not reached yet, according to the current definition. */
async function planResponsible(db: Db, { definition, requester }: RequestRow): Promise<Map<string, Responsible>> {
  const steps = definition.steps.flatMap((step) => ('assignees' in step ? [step] : []));
  const chain = await loadRequester(db, requester.id);
  const idOf = (id: number) => userOfPlace(id, chain);
  const ids = steps.flatMap(({ assignees }) => assignees.flatMap(({ id }) => idOf(id) ?? []));
  const people = new Map((await findPeople(db, [...new Set(ids)])).map((row) => [row.id, toPerson(row)]));
  return new Map(
    steps.map((step) => [
      step.id,
      {
        assignees: uniquePeople(step.assignees.flatMap(({ id }) => people.get(idOf(id) ?? 0) ?? [])),
        groups: step.groups,
      },
    ]),
  );
}

function userOfPlace(id: number, requester: EnginePerson): number | undefined {
  if (id === specialAssignees.initiator) return requester.id;
  if (id === specialAssignees.superior) return requester.superior?.id;
  if (id === specialAssignees.superiorOfSuperior) return requester.superior?.superior?.id;
  return id;
}

async function findMembers(db: Db, responsible: readonly Responsible[]): Promise<Map<number, Person[]>> {
  const groups = responsible.flatMap(({ groups }): GroupRef[] => groups);
  const members = new Map<number, Person[]>();
  for (const { group_id, ...row } of await findGroupMembers(db, [...new Set(groups.map(({ id }) => id))])) {
    members.set(group_id, [...(members.get(group_id) ?? []), toPerson(row)]);
  }
  return members;
}

const uniquePeople = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((person) => [person.id, person])).values(),
];
