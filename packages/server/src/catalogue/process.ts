import type { WorkflowDefinition } from '@tramita/client/contract';
import { specialAssignees } from '@tramita/client/contract';
import { canManageProcesses, errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findNewestVersion, type ProcessRow } from '../db/catalogue/catalogue.ts';
import { mayKnowProcess } from '../db/processes/process-data.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';

/**
 * Returns the newest version of a process that runs on this server, by the id of any of its versions.
 * @throws NotFoundError if it is unknown, hidden from the caller or external; InvalidInputError PROCESS_INACTIVE
 */
export async function requireStartableProcess(context: CallContext, id: number): Promise<ProcessRow> {
  const process = await requireKnownService(context, id);
  if (process.url !== null) throw new NotFoundError(missingService);
  if (!process.active) throw new InvalidInputError(errorMessage('PROCESS_INACTIVE'), 'PROCESS_INACTIVE');
  return process;
}

/** Message for a service that does not exist or that the caller may not see. */
export const missingService = 'Não encontramos este serviço';

/**
 * Returns the newest version of a service. Every user sees active services; other services are visible to users who
 * took part in one of their requests, are responsible for them, or manage processes.
 * @throws NotFoundError for other users, as if it did not exist
 */
export async function requireKnownService({ services: { db }, user }: CallContext, id: number): Promise<ProcessRow> {
  const process = await findNewestVersion(db, id);
  if (!process) throw new NotFoundError(missingService);
  if (process.active) return process;
  const viewer = { userId: user.id, seesAll: canManageProcesses(user) };
  if (!(await mayKnowProcess(db, process.id, viewer))) throw new NotFoundError(missingService);
  return process;
}

/** Returns the step whose form starts a request. */
export function startStepOf({ steps }: WorkflowDefinition): WorkflowDefinition['steps'][number] {
  const [start] = steps;
  if (!start) throw new Error('A definition without steps was published');
  return start;
}

/**
 * Returns whether a request must be sent with a file: the requester's first task requires one, and sending the request
 * finishes that task.
 */
export function needsAttachment(definition: WorkflowDefinition): boolean {
  const next = startStepOf(definition).connections[0]?.stepId;
  const step = definition.steps.find(({ id }) => id === next);
  if (step?.type !== 'USER_TASK' && step?.type !== 'APPROVAL_TASK') return false;
  return step.isAttachmentRequired && step.assignees.some(({ id }) => id === specialAssignees.initiator);
}
