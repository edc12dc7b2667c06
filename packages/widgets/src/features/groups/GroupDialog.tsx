import type { GroupKind } from '@tramita/client/rules';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { refusalOf } from '../../calls/use-send.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { useFocusWhenReady } from '../../ui/use-focus-when-ready.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.tsx';
import { GroupForm } from './GroupForm.tsx';
import * as styles from './Groups.css.ts';
import { groupCalls } from './group-calls.ts';
import { useGroupForm } from './use-group-form.ts';

export interface GroupDialogProps {
  messages: typeof groupsMessages;
  kind: GroupKind;
  /** Id of the group that is edited, or a new one. */
  group: number | 'new';
  open: boolean;
  /** Counter of openings, so that each one starts with the data of the server. */
  visit: number;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/** The dialog that creates, changes or deletes a group. Needs a new `key` for each opening. */
export function GroupDialog({ messages, kind, group, open, visit, onClose, ...page }: GroupDialogProps) {
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const loaded = useGroup(kind, group, visit, open);
  const done = () => {
    question.allow();
    onClose();
  };
  const form = useGroupForm({ kind, group: loaded.data ?? null, messages, onDone: done });
  const question = useLeaveQuestion({ isUnsaved: form.isDirty, onClose, ...page });
  useMissingGroup(open && loaded.isMissing, messages, onClose);
  const isReady = group === 'new' || loaded.data !== undefined;
  useFocusWhenReady(fields, isReady);
  const submit = async () => {
    const wrong = await form.save();
    if (wrong) focusField(fields.current, `${id}-${wrong}`);
  };
  return (
    <DialogWindow
      open={open}
      onClose={question.ask}
      title={titleOf(messages, kind, group)}
      footerStart={
        typeof group === 'number' &&
        isReady && (
          <Button variant="ghost" size="action" icon={<Trash2 />} onClick={() => setDeleting(true)}>
            {messages.delete}
          </Button>
        )
      }
      footer={
        <>
          <Button size="action" onClick={question.ask}>
            {messages.cancel}
          </Button>
          <Button
            size="action"
            variant="primary"
            disabled={!isReady}
            busy={form.isSaving}
            onClick={() => void submit()}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      {isReady ? (
        <GroupForm ref={fields} id={id} kind={kind} form={form} messages={messages} onSubmit={() => void submit()} />
      ) : loaded.problem && !loaded.isMissing ? (
        <ErrorState error={loaded.problem.error} onRetry={loaded.retry} retrying={loaded.isRetrying} />
      ) : (
        <LoadingForm messages={messages} />
      )}
      {question.dialog}
      <ConfirmDialog
        open={isDeleting}
        title={messages.deleteQuestion(loaded.data?.name ?? '')}
        confirmLabel={messages.delete}
        tone="danger"
        busy={form.isDeleting}
        onConfirm={() => void form.remove().then(() => setDeleting(false))}
        onCancel={() => setDeleting(false)}
      >
        {messages.deleteDetail}
      </ConfirmDialog>
    </DialogWindow>
  );
}

/** The group as it is on the server when the dialog opens; skipped for a new one. */
function useGroup(kind: GroupKind, group: number | 'new', visit: number, open: boolean) {
  const input = open && group !== 'new' ? { params: { id: group } } : null;
  const loaded = useCall(groupCalls[kind].get, input, { visit, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  // the server refuses an invalid id with 400
  const isMissing = [400, 404].includes(refusalOf(loaded.problem?.error)?.status ?? 0);
  return { ...loaded, isMissing };
}

/** Shows a message and closes the dialog if the group does not exist. */
function useMissingGroup(isMissing: boolean, messages: typeof groupsMessages, onClose: () => void): void {
  const snackbars = useSnackbars();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the answer arrives
  useEffect(() => {
    if (!isMissing) return;
    snackbars.error(messages.notFound);
    onClose();
  }, [isMissing]);
}

function titleOf(messages: typeof groupsMessages, kind: GroupKind, group: number | 'new'): string {
  if (kind === 'initializer') return group === 'new' ? messages.newInitializer : messages.editInitializer;
  return group === 'new' ? messages.newAttendance : messages.editAttendance;
}

/** Moves the focus to a control by its id, or into a group of choices that has it. */
function focusField(form: HTMLFormElement | null, id: string): void {
  const control = form?.querySelector<HTMLElement>(`[id="${id}"]`);
  (control?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]') ?? control)?.focus();
}

function LoadingForm({ messages }: { messages: typeof groupsMessages }) {
  return (
    <div className={styles.form} aria-busy="true">
      {[56, 72, 120].map((width) => (
        <div key={width} className={styles.loadingField}>
          <Skeleton width={width} />
          <Skeleton height={36} />
        </div>
      ))}
      <LiveRegion>{messages.loadingGroup}</LiveRegion>
    </div>
  );
}
