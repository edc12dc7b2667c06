import { specialAssignees, type User, type WorkflowDefinition } from '@tramita/client/contract';
import type { EnginePerson } from '@tramita/client/engine';
import { checkRequirements, type RequirementCode, requirementMessages } from '@tramita/client/rules';
import { isInInitializerGroup, type ProcessRow } from '../db/catalogue/catalogue.ts';
import type { Db } from '../db/connection/db.ts';
import { ForbiddenError, InvalidInputError } from '../errors.ts';

/** Requirements of a process that a person may not meet. */
export interface Requirements {
  /** Whether the process needs a superior (or the superior's superior) and the person has none. */
  readonly lacksSuperior: boolean;
  readonly canInitialize: boolean;
  /** The first unmet requirement; null if all are met. */
  readonly problem: RequirementCode | null;
}

/**
 * Checks the hierarchy, the initializer group and the allowed user statuses of a process. The last argument is the
 * person with superiors.
 */
export async function findRequirements(
  db: Db,
  process: ProcessRow,
  person: User,
  { superior }: EnginePerson,
): Promise<Requirements> {
  const { dependsOnHierarchy, levels } = hierarchyNeedsOf(process.definition);
  const hasSuperior = levels === 2 ? (superior?.superior ?? null) !== null : superior !== null;
  const canInitialize = await mayInitialize(db, process, person);
  const problem = checkRequirements({ dependsOnHierarchy, hasSuperior, canInitialize });
  return { lacksSuperior: dependsOnHierarchy && !hasSuperior, canInitialize, problem };
}

/**
 * Refuses a person who may not start a process.
 * @throws InvalidInputError HIERARCHY_REQUIRED; ForbiddenError INITIALIZER_GROUP_REQUIRED
 */
export async function requireRequirements(
  db: Db,
  process: ProcessRow,
  person: User,
  hierarchy: EnginePerson,
): Promise<void> {
  const { problem } = await findRequirements(db, process, person, hierarchy);
  if (problem === 'HIERARCHY_REQUIRED') throw new InvalidInputError(requirementMessages[problem], problem);
  if (problem) throw new ForbiddenError(requirementMessages[problem], problem);
}

/**
 * Returns whether the process is open to the person's status and, if it has an initializer group, the person is in it.
 */
export async function mayInitialize(db: Db, process: ProcessRow, person: User): Promise<boolean> {
  return hasOpenStatus(process, person) && (await isInGroup(db, process, person));
}

/** Returns how many levels above the requester the steps of a process reach. */
function hierarchyNeedsOf(definition: WorkflowDefinition) {
  const ids = definition.steps.flatMap((step) => ('assignees' in step ? step.assignees.map(({ id }) => id) : []));
  if (ids.includes(specialAssignees.superiorOfSuperior)) return { dependsOnHierarchy: true, levels: 2 };
  const needsOne = ids.includes(specialAssignees.superior);
  return { dependsOnHierarchy: needsOne, levels: needsOne ? 1 : 0 };
}

function hasOpenStatus({ assignee_statuses }: ProcessRow, { status }: User): boolean {
  return assignee_statuses.length === 0 || (status?.id !== undefined && assignee_statuses.includes(status.id));
}

/** Returns whether a person is in the initializer group of a process; always true without one. */
export async function isInGroup(db: Db, { initializer_group_id }: ProcessRow, { id }: User): Promise<boolean> {
  return initializer_group_id === null || isInInitializerGroup(db, initializer_group_id, id);
}
