import { specialAssignees, type User, type WorkflowDefinition } from '@tramita/client/contract';
import { checkRequirements, type RequirementCode, requirementMessages } from '@tramita/client/rules';
import { isInInitializerGroup, type ProcessRow } from '../db/catalogue/catalogue.ts';
import type { Db } from '../db/connection/db.ts';
import { loadRequester } from '../db/engine/instance-state.ts';
import { ForbiddenError, InvalidInputError } from '../errors.ts';

/** What stops a person from starting a process. */
export interface Requirements {
  /** The process needs a superior (or the superior's) and the person has none. */
  readonly lacksSuperior: boolean;
  readonly canInitialize: boolean;
  /** The first thing that stops the start; null when nothing does. */
  readonly problem: RequirementCode | null;
}

/** Checks hierarchy, initializer group and the statuses a process is open to. */
export async function findRequirements(db: Db, process: ProcessRow, person: User): Promise<Requirements> {
  const { dependsOnHierarchy, levels } = hierarchyNeedsOf(process.definition);
  const { superior } = await loadRequester(db, person.id);
  const hasSuperior = levels === 2 ? (superior?.superior ?? null) !== null : superior !== null;
  const canInitialize = hasOpenStatus(process, person) && (await isInGroup(db, process, person));
  const facts = {
    dependsOnHierarchy,
    hasSuperior,
    initializerGroup: process.id,
    groups: canInitialize ? [process.id] : [],
  };
  return { lacksSuperior: dependsOnHierarchy && !hasSuperior, canInitialize, problem: checkRequirements(facts) };
}

/**
 * Lets pass who may start a process.
 * @throws InvalidInputError HIERARCHY_REQUIRED; ForbiddenError INITIALIZER_GROUP_REQUIRED
 */
export async function requireRequirements(db: Db, process: ProcessRow, person: User): Promise<void> {
  const { problem } = await findRequirements(db, process, person);
  if (problem === 'HIERARCHY_REQUIRED') throw new InvalidInputError(requirementMessages[problem], problem);
  if (problem) throw new ForbiddenError(requirementMessages[problem], problem);
}

/** How many levels above the requester the steps of a process reach. */
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
