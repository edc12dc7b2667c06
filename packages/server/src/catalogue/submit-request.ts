import type { FormValues, Started } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findOwnOpenTask, type ProcessRow } from '../db/catalogue/catalogue.ts';
import { loadRequester } from '../db/engine/request-state.ts';
import { InvalidInputError } from '../errors.ts';
import { withStoredUploads } from '../files/stored-upload.ts';
import { beginRequest } from '../flow/apply-event.ts';
import { checkForm } from '../requests/form/check-form.ts';
import { finishFirstTask } from './finish-first-task.ts';
import { needsAttachment, requireStartableProcess, startStepOf } from './process.ts';
import { findRequester, type NamedPerson } from './requester.ts';
import { requireRequirements } from './requirements.ts';

/** Input of a new request. */
export interface StartRequest extends NamedPerson {
  /** Id of any version of the process. */
  readonly processId: number;
  readonly values: FormValues;
  readonly files: readonly Blob[];
  /** Whether the requester's own first task is finished with the same values. */
  readonly finishesTask: boolean;
}

/** Checks the input, stores the files and starts the request, atomically. */
export async function submitRequest(context: CallContext, request: StartRequest): Promise<Started> {
  const { services, user } = context;
  const process = await requireStartableProcess(context, request.processId);
  const requester = await findRequester(context, request);
  const person = await loadRequester(services.db, requester.id);
  await requireRequirements(services.db, process, requester, person);
  const values = checkForm(request.values, {
    processId: process.id,
    state: { definition: process.definition, values: {}, requester: person },
    stepId: startStepOf(process.definition).id,
    now: services.now(),
    maxFileBytes: services.limits.attachmentMaxBytes,
    locale: context.locale,
  });
  requireFiles(process, request.files);
  const applied = await withStoredUploads(services, request.files, (attachments) =>
    beginRequest(
      services,
      { process, requester: person, startedBy: user, values, attachments },
      request.finishesTask ? { alsoWrite: finishFirstTask(context, process, requester, request.values) } : {},
    ),
  );
  // a finished first task may have led to a call of another system
  if (request.finishesTask) services.wakeWorker();
  const { idk, protocol } = applied;
  const taskUuid = await findOwnOpenTask(services.db, idk, requester.id);
  return { startProcessDto: { taskUuid, protocol, idk, processInstanceId: idk } };
}

function requireFiles({ definition }: ProcessRow, files: readonly Blob[]): void {
  if (files.length > 0 || !needsAttachment(definition)) return;
  const message = 'É necessário pelo menos um anexo para enviar esta solicitação.';
  throw new InvalidInputError(message, 'ATTACHMENT_REQUIRED');
}
