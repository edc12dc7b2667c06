import type { WorkflowDefinition } from '@tramita/client/contract';
import { specialAssignees } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findNewestVersion, type ProcessRow } from '../db/catalogue.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';

/**
 * The newest version of a process that runs here, by the id of any of its versions.
 * @throws NotFoundError when it is unknown or lives elsewhere; InvalidInputError PROCESS_INACTIVE
 */
export async function requireStartableProcess({ services }: CallContext, id: number): Promise<ProcessRow> {
  const process = await findNewestVersion(services.db, id);
  if (!process || process.url !== null) throw new NotFoundError('Não encontramos este serviço');
  if (!process.active) throw new InvalidInputError(errorMessage('PROCESS_INACTIVE'), 'PROCESS_INACTIVE');
  return process;
}

/** The step whose form a request is started with. */
export function startStepOf({ steps }: WorkflowDefinition): WorkflowDefinition['steps'][number] {
  const [start] = steps;
  if (!start) throw new Error('A definition without steps was published');
  return start;
}

/**
 * Whether a request must come with a file: the first thing the flow asks of the requester requires one, and sending
 * the request finishes it.
 */
export function needsAttachment(definition: WorkflowDefinition): boolean {
  const next = startStepOf(definition).connections[0]?.stepId;
  const step = definition.steps.find(({ id }) => id === next);
  if (step?.type !== 'USER_TASK' && step?.type !== 'APPROVAL_TASK') return false;
  return step.isAttachmentRequired && step.assignees.some(({ id }) => id === specialAssignees.initiator);
}
