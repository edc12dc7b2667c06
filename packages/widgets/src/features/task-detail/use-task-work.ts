import type { TaskDetail, TaskPresence, User } from '@tramita/client/contract';
import { canFinish } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useDynamicForm } from '../../form/use-dynamic-form.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { usePersistentState } from '../../provider/use-persistent-state.ts';
import { type Decision, useTaskActions } from './actions/use-task-actions.ts';

export interface TaskWorkOptions {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  messages: typeof taskDetailMessages;
  onChanged: () => void;
  /** Look again at a task somebody else acted on. */
  onReload: () => void;
  onClose: () => void;
  onFinished: () => void;
  /** The task is only looked at: nothing is typed, kept or announced. */
  readOnly: boolean;
}

/** What the rest of the detail asks of its companion: drafts on the server and who else is here. */
export interface CompanionHandle {
  /** The task is being sent: no draft may overtake it. */
  pauseDraft: () => void;
  /** The task was not taken and is worked on again. */
  resumeDraft: () => void;
  /** The task is done: there is no draft any more. */
  endDraft: () => void;
  /** The person looks at the task as it stands now. */
  look: () => void;
}

/** What the companion tells the rest of the detail. */
export interface Company {
  others: TaskPresence['others'];
  /** The server did not take the draft; this browser has it. */
  isDraftHereOnly: boolean;
}

const alone: Company = { others: [], isDraftHereOnly: false };

/** Which question is open. */
type Asked = 'reject' | 'cancel' | 'conclude' | 'transfer' | 'tag' | null;

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** The work on one task: its form, its comment being typed, the questions it asks, and its actions. */
export function useTaskWork(options: TaskWorkOptions) {
  const { task, user, messages, onChanged, onReload, onClose, onFinished, readOnly } = options;
  const { now } = useTramita();
  const [startedAt] = useState(now);
  const [asked, ask] = useState<Asked>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [comment, setComment] = usePersistentState(`comment.${task.protocol}`, '', readText);
  const [motive, setMotive] = usePersistentState(`motive.${task.uuid}`, '', readText);
  const isWorking = !readOnly && canFinish(task, user).allowed;
  const isShown = useIsShown();
  const form = useDynamicForm({
    fields: task.fields,
    now: startedAt,
    draftKey: isWorking ? `task.${task.uuid}` : undefined,
  });
  const companion = useRef<CompanionHandle>(null);
  const [company, setCompany] = useState(alone);
  // an answer that comes once another task is shown must not close that one
  const leave = () => isShown.current && onClose();
  const tellConflict = (message: string) => {
    ask(null);
    setConflict(message);
  };
  const actions = useTaskActions({
    task,
    messages,
    onChanged,
    onSend: () => companion.current?.pauseDraft(),
    onNotTaken: () => companion.current?.resumeDraft(),
    onDone: (isFinished) => {
      form.clearDraft();
      companion.current?.endDraft();
      setMotive('');
      if (!isShown.current) return;
      if (isFinished) onFinished();
      else onClose();
    },
    onFormRefused: (error) => {
      ask(null);
      form.setServerProblems(error.fields);
    },
    onConflict: tellConflict,
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
    isDirty: () => !readOnly && ((isWorking && form.isDirty()) || comment.trim() !== ''),
    isWorking,
    companion,
    company,
    setCompany,
    discard: () => {
      form.reset();
      setComment('');
    },
    asked,
    ask,
    conflict,
    reload: () => {
      setConflict(null);
      companion.current?.look();
      onReload();
    },
    comment,
    setComment,
    /** Reason of a rejection or cancellation as typed so far. */
    motive,
    setMotive,
    /** After a comment on a task that is held: offer to conclude the step. */
    commented: () => {
      onChanged();
      if (isWorking) ask('conclude');
    },
    isAssigning: actions.assign.isPending,
    assign: (kind: 'assign' | 'unassign') => actions.assign.mutate(kind),
    approve: () => finish({ approved: true }),
    reject: (motive: string) => finish({ approved: false, motive }),
    transferred: () => {
      onChanged();
      leave();
    },
    tagged: () => {
      ask(null);
      onChanged();
    },
    tellConflict,
    cancel: (motive: string) => actions.cancel.mutate(motive),
    busy: actions.finish.isPending ? ('finish' as const) : actions.cancel.isPending ? ('cancel' as const) : null,
  };
}

/** Whether the part still stands on the page. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** What {@link useTaskWork} answers. */
export type TaskWork = ReturnType<typeof useTaskWork>;
