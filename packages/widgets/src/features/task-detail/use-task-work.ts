import type { TaskDetail, TaskPresence, User } from '@tramita/client/contract';
import { canFinish } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useDynamicForm } from '../../form/use-dynamic-form.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { type Decision, useTaskActions } from './actions/use-task-actions.ts';

export interface TaskWorkOptions {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  messages: typeof taskDetailMessages;
  onChanged: () => void;
  /** Reloads a task that another user changed. */
  onReload: () => void;
  onClose: () => void;
  onFinished: () => void;
  /** Whether the task is read-only: nothing is typed, stored or announced. */
  readOnly: boolean;
}

/** Functions of the companion for the rest of the detail: drafts on the server and presence. */
export interface CompanionHandle {
  /** The task is being sent: no draft may arrive after it. */
  pauseDraft: () => void;
  /** The task was not accepted and is worked on again. */
  resumeDraft: () => void;
  /** The task is done: its draft is obsolete. */
  endDraft: () => void;
  /** The user has seen the current state of the task. */
  look: () => void;
}

/** State of the companion for the rest of the detail. */
export interface Company {
  others: TaskPresence['others'];
  /** Whether the server did not accept the draft, so that only this browser has it. */
  isDraftHereOnly: boolean;
}

const alone: Company = { others: [], isDraftHereOnly: false };

/** The open dialog. */
type Asked = 'reject' | 'cancel' | 'conclude' | 'transfer' | 'tag' | null;

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** The state of the work on one task: its form, its comment, its dialogs, and its actions. */
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
  // a response that arrives after another task is shown must not close that one
  const leave = () => isShown.current && onClose();
  const reportConflict = (message: string) => {
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
    onConflict: reportConflict,
  });
  function finish(decision: Decision): void {
    const result = form.submit();
    if (result.ok) actions.finish(decision, result.values);
    else ask(null);
  }

  return {
    form,
    isReadOnly: !isWorking,
    /** Whether there is unsent input: form values or a comment. */
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
    /** Reason of a rejection or cancellation, as typed so far. */
    motive,
    setMotive,
    /** After a comment on a held task: offers to conclude the step. */
    commented: () => {
      onChanged();
      if (isWorking) ask('conclude');
    },
    isAssigning: actions.isAssigning,
    assign: actions.assign,
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
    reportConflict,
    cancel: actions.cancel,
    busy: actions.busy,
  };
}

/** Returns whether the component is still mounted. */
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

/** Result of {@link useTaskWork}. */
export type TaskWork = ReturnType<typeof useTaskWork>;
