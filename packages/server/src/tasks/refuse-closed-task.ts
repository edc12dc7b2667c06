import { errorMessage } from '@tramita/client/rules';
import type { CurrentTask } from '../db/tasks/tasks.ts';
import { ConflictError } from '../errors.ts';
import { say } from '../text/sentence.ts';

/** Throws the reason why a closed task cannot be acted on: another user finished it, or the request was canceled. */
export function refuseClosedTask(task: CurrentTask, user: { readonly id: number }): never {
  if (task.status !== 'FINISHED') throw new ConflictError(errorMessage('TASK_NOT_OPEN'), 'TASK_NOT_OPEN');
  const message =
    task.finished_by === user.id
      ? 'Você já concluiu esta tarefa.'
      : task.finisher
        ? say`Esta tarefa já foi concluída por ${task.finisher}.`
        : 'Esta tarefa já foi concluída por outra pessoa.';
  throw new ConflictError(message, 'TASK_ALREADY_DONE');
}
