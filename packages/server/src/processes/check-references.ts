import type { Step, WorkflowDefinition } from '@tramita/client/contract';
import { defaultAssignees } from '@tramita/client/rules';
import { findCalendar } from '../db/calendars/calendars.ts';
import type { Db } from '../db/connection/db.ts';
import { findNames, type Referred } from '../db/processes/processes-references.ts';
import type { InvalidField } from '../errors.ts';
import { say } from '../text/sentence.ts';

/** Ids that a process, modeled or linked, refers to. */
export interface References {
  readonly category: number | null;
  readonly initializerGroup: number | null;
  readonly assigneeStatuses: readonly number[];
  /** Calendar of all steps. */
  readonly calendar?: number | null;
}

type HumanStep = Extract<Step, { type: 'USER_TASK' | 'APPROVAL_TASK' }>;

const isHuman = (step: Step): step is HumanStep => step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK';
const special = new Map(defaultAssignees.map(({ id, firstName }) => [id, firstName]));

async function absentIn(db: Db, kind: Referred, ids: readonly number[]): Promise<boolean> {
  const known = await findNames(db, kind, ids);
  return ids.some((id) => !known.has(id));
}

/** Returns problems for referenced ids that do not exist. */
export async function referenceProblems(db: Db, references: References): Promise<InvalidField[]> {
  const { category, initializerGroup, assigneeStatuses, calendar = null } = references;
  const problems: InvalidField[] = [];
  if (category !== null && (await absentIn(db, 'categories', [category]))) {
    problems.push({ name: 'category', message: 'Esta categoria não existe' });
  }
  if (initializerGroup !== null && (await absentIn(db, 'initializer_groups', [initializerGroup]))) {
    problems.push({ name: 'initializerGroup', message: 'Este grupo de solicitação não existe' });
  }
  if (await absentIn(db, 'assignee_statuses', assigneeStatuses)) {
    problems.push({ name: 'assigneeStatuses', message: 'Há status de usuário que não existem' });
  }
  if (calendar !== null && !(await findCalendar(db, calendar))) {
    problems.push({ name: 'calendar', message: 'Este calendário não existe' });
  }
  return problems;
}

/** Returns a definition with the current names of its people and groups, and those that do not exist. */
export async function nameAddressees(
  db: Db,
  definition: WorkflowDefinition,
): Promise<{ definition: WorkflowDefinition; problems: InvalidField[] }> {
  const human = definition.steps.filter(isHuman);
  const userIds = human.flatMap(({ assignees }) => assignees.map(({ id }) => id)).filter((id) => !special.has(id));
  const groupIds = human.flatMap(({ groups }) => groups.map(({ id }) => id));
  const users = new Map([...special, ...(await findNames(db, 'users', [...new Set(userIds)]))]);
  const groups = await findNames(db, 'groups', [...new Set(groupIds)]);
  const problems = human.flatMap((step) => {
    const name = `steps.${step.id}`;
    const lacksUser = step.assignees.some(({ id }) => !users.has(id));
    const lacksGroup = step.groups.some(({ id }) => !groups.has(id));
    return [
      ...(lacksUser ? [{ name, message: say`A etapa "${step.title}" tem responsáveis que não existem` }] : []),
      ...(lacksGroup ? [{ name, message: say`A etapa "${step.title}" tem grupos que não existem` }] : []),
    ];
  });
  const steps = definition.steps.map(
    (step): Step =>
      isHuman(step)
        ? {
            ...step,
            assignees: step.assignees.map(({ id, firstName }) => ({ id, firstName: users.get(id) ?? firstName })),
            groups: step.groups.map(({ id, name }) => ({ id, name: groups.get(id) ?? name })),
          }
        : step,
  );
  return { definition: { ...definition, steps }, problems };
}
