import type { GroupKind } from '@tramita/client/rules';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { refusalOf } from '../../calls/use-send.ts';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
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
export function GroupDialog({ messages, kind, group, open, visit, ...page }: GroupDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const loaded = useGroup(kind, group, visit, open);
  const { form, remove, isDeleting } = useGroupForm({ kind, group: loaded.data ?? null, messages, ...page });
  useMissingGroup(open && loaded.isMissing, messages, page.onClose);
  const isReady = group === 'new' || loaded.data !== undefined;
  return (
    <EditDialog
      open={open}
      title={messages[titleOf[kind][group === 'new' ? 'new' : 'edit']]}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      loading={{
        isReady,
        failed: loaded.problem && !loaded.isMissing && (
          <ErrorState error={loaded.problem.error} onRetry={loaded.retry} retrying={loaded.isRetrying} />
        ),
        placeholders: [56, 72, 120].map((width) => (
          <div key={width} className={styles.loadingField}>
            <Skeleton width={width} />
            <Skeleton height={36} />
          </div>
        )),
        text: messages.loadingGroup,
      }}
      footerStart={
        typeof group === 'number' &&
        isReady && (
          <Button variant="ghost" size="action" icon={<Trash2 />} onClick={() => setAsking(true)}>
            {messages.delete}
          </Button>
        )
      }
      questions={
        <ConfirmDialog
          open={isAsking}
          title={messages.deleteQuestion(loaded.data?.name ?? '')}
          confirmLabel={messages.delete}
          tone="danger"
          busy={isDeleting}
          onConfirm={() => void remove().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        >
          {messages.deleteDetail}
        </ConfirmDialog>
      }
    >
      <GroupForm kind={kind} form={form} messages={messages} membersSource={loaded.data?.membersSource?.name} />
    </EditDialog>
  );
}

const titleOf = {
  attendance: { new: 'newAttendance', edit: 'editAttendance' },
  initializer: { new: 'newInitializer', edit: 'editInitializer' },
} as const;

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
