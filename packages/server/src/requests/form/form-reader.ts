import { type FormReader, roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../../context.ts';
import { hasDecided, type TaskRow } from '../../db/requests/request-details.ts';

type Caller = Pick<CallContext, 'services' | 'user'>;

/** Returns how the caller reads the form of a request at a step; `task` is the task that shows the form. */
export async function formReaderOf(
  { services: { db }, user }: Caller,
  idk: number,
  stepId: string,
  task: Pick<TaskRow, 'step_id' | 'type' | 'is_addressed' | 'held_by' | 'finished_by'> | null,
): Promise<FormReader> {
  const isOwn = task !== null && (task.is_addressed || task.held_by === user.id || task.finished_by === user.id);
  const worksAtStep = isOwn && task.step_id === stepId;
  const decides = worksAtStep && task.type === 'APPROVAL';
  return { worksAtStep, seesApproverFields: decides || isAdmin(user) || (await hasDecided(db, idk, user.id)) };
}

const isAdmin = (user: Caller['user']): boolean => rolesOf(user).has(roles.admin);
