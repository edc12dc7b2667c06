import { type endpoints, type FormValues, formValuesMaxBytes, type ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import {
  countOtherDraftBytes,
  findDraft,
  findSecretFields,
  lockOpenTask,
  type NewDraft,
  writeDraft,
} from '../db/tasks/task-drafts.ts';
import { ConflictError, ServiceError } from '../errors.ts';
import { bytesOfForm, formFileOf, withUnchangedFiles } from '../files/form-file.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';
import { readableDraft } from './draft-reader.ts';

type Call = (typeof endpoints)['drafts.save'];

/** Maximum size of all drafts of one user. */
const maxBytesOfUser = 32 * 1024 * 1024;

/**
 * Saves the caller's draft of an open task they may see. Values are not checked against the form, because they are
 * incomplete; those of password fields are omitted.
 */
export async function saveTaskDraft(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  const secrets = await findSecretFields(services.db, task.process_id);
  if (bytesOfForm(body.values) > formValuesMaxBytes) {
    throw tooLarge('O rascunho passa de 1 MB de textos e listas. Reduza-os.');
  }
  const before = await findDraft(services.db, { taskId: task.taskId, userId: user.id });
  const sent = await withUnchangedFiles(withoutNames(body.values, secrets), before?.values ?? {});
  const values = await readableDraft(context, task, sent);
  const comment = body.comment ?? null;
  const bytes = bytesOfDraft(values, comment);
  const draft: NewDraft = { taskId: task.taskId, userId: user.id, values, comment, bytes, at: services.now() };
  const revision = await services.db.transaction().execute((tx) => keep(tx, draft, body.revision));
  return { values, comment: comment ?? undefined, revision, savedAt: draft.at.toISOString() };
}

async function keep(tx: Db, draft: NewDraft, lastSeen: number): Promise<number> {
  if (!(await lockOpenTask(tx, draft.taskId))) throw new ConflictError(errorMessage('TASK_NOT_OPEN'), 'TASK_NOT_OPEN');
  if (draft.bytes + (await countOtherDraftBytes(tx, draft)) > maxBytesOfUser) {
    throw tooLarge('Os seus rascunhos ocupam espaço demais. Conclua ou descarte algum.');
  }
  const revision = await writeDraft(tx, draft, lastSeen);
  if (revision === null) throw new ConflictError(errorMessage('DRAFT_OUTDATED'), 'DRAFT_OUTDATED');
  return revision;
}

const tooLarge = (message: string) => new ServiceError(413, 'PAYLOAD_TOO_LARGE', message);

/** Returns the bytes of a draft. Contents of files count, although they are stored elsewhere. */
function bytesOfDraft(values: FormValues, comment: string | null): number {
  const files = Object.values(values).reduce<number>((sum, value) => sum + (formFileOf(value)?.size ?? 0), 0);
  return new TextEncoder().encode(JSON.stringify([values, comment])).length + files;
}

function withoutNames(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
