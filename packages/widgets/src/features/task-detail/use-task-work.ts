import type { TaskDetail, User } from '@tramita/client/contract';
import { canFinish } from '@tramita/client/rules';
import { useState } from 'react';
import { useDynamicForm } from '../../form/useDynamicForm.ts';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { usePersistentState } from '../../provider/usePersistentState.ts';
import { type Decision, useTaskActions } from './use-task-actions.ts';

export interface TaskWorkOptions {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  messages: typeof taskDetailMessages;
  onChanged: () => void;
  onClose: () => void;
}

/** Which question is open. */
type Asked = 'reject' | 'cancel' | 'conclude' | null;

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** The work on one task: its form, its comment being typed, the questions it asks, and its actions. */
export function useTaskWork({ task, user, messages, onChanged, onClose }: TaskWorkOptions) {
  const { now } = useTramita();
  const [startedAt] = useState(now);
  const [asked, ask] = useState<Asked>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [comment, setComment] = usePersistentState(`comment.${task.protocol}`, '', readText);
  const isWorking = canFinish(task, user).allowed;
  const form = useDynamicForm({
    fields: task.fields,
    now: startedAt,
    draftKey: isWorking ? `task.${task.uuid}` : undefined,
  });
  const actions = useTaskActions({
    task,
    messages,
    onChanged,
    onDone: () => {
      form.clearDraft();
      onClose();
    },
    onFormRefused: (error) => {
      ask(null);
      form.setServerProblems(error.fields);
    },
    onConflict: (message) => {
      ask(null);
      setConflict(message);
    },
  });

  function finish(decision: Decision): void {
    const result = form.submit();
    if (result.ok) actions.finish.mutate({ decision, values: result.values });
    else ask(null);
  }

  return {
    form,
    isReadOnly: !isWorking,
    /** Something was typed and not sent: form values or a comment. */
    isDirty: () => (isWorking && form.isDirty()) || comment.trim() !== '',
    discard: () => {
      form.reset();
      setComment('');
    },
    asked,
    ask,
    conflict,
    reload: () => {
      setConflict(null);
      onChanged();
    },
    comment,
    setComment,
    /** After a comment on a task that is held: offer to conclude the step. */
    commented: () => {
      onChanged();
      if (isWorking) ask('conclude');
    },
    isAssigning: actions.assign.isPending,
    assign: (kind: 'assign' | 'unassign') => actions.assign.mutate(kind),
    approve: () => finish({ approved: true }),
    reject: (motive: string) => finish({ approved: false, motive }),
    cancel: (motive: string) => actions.cancel.mutate(motive),
    busy: actions.finish.isPending ? ('finish' as const) : actions.cancel.isPending ? ('cancel' as const) : null,
  };
}

/** What {@link useTaskWork} answers. */
export type TaskWork = ReturnType<typeof useTaskWork>;
