import type { User } from '../../contract/session.ts';

/** Properties of a task that the assignment rules read; rows of a list and details both have them. */
export type AssignmentTask = {
  assignees: readonly { id: number }[];
  groups?: readonly unknown[];
};

/** The acting user; only the id counts. */
export type Actor = Pick<User, 'id'>;

/**
 * Returns the action of a task's assign toggle for the user: `unassign` if the user holds the task (its only assignee, no
 * group), else `assign`.
 */
export function assignmentState(task: AssignmentTask, user: Actor): 'assign' | 'unassign' {
  const [only, ...others] = task.assignees;
  if (only === undefined || others.length > 0 || (task.groups?.length ?? 0) > 0) return 'assign';
  return only.id === user.id ? 'unassign' : 'assign';
}

/** Labels of the assign toggle by {@link assignmentState}. */
export const assignmentLabels = { assign: 'Atribuir a mim', unassign: 'Atribuído a mim' } as const;

/** Returns whether the user holds the task: is its only assignee, and there is no group. */
export function isHeldBy(task: AssignmentTask, user: Actor): boolean {
  return assignmentState(task, user) === 'unassign';
}
