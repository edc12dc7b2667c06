import { getCalendar } from '@tramita/client/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { CalendarForm } from './CalendarForm.tsx';
import * as styles from './Calendars.css.ts';
import { ImpactDialog } from './ImpactDialog.tsx';
import { useCalendarForm } from './use-calendar-form.ts';

export interface CalendarDialogProps {
  messages: typeof calendarsMessages;
  /** Id of the calendar that is edited, or a new one. */
  calendar: number | 'new';
  open: boolean;
  /** Counter of openings, so that each one starts with the data of the server. */
  visit: number;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/** The dialog that creates, changes or deletes a calendar. Needs a new `key` for each opening. */
export function CalendarDialog({ messages, calendar, open, visit, ...page }: CalendarDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const input = open && calendar !== 'new' ? { params: { id: calendar } } : null;
  const loaded = useCall(getCalendar, input, { visit, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const { form, question, remove, isDeleting } = useCalendarForm({ calendar: loaded.data ?? null, messages, ...page });
  const isReady = calendar === 'new' || loaded.data !== undefined;
  return (
    <EditDialog
      open={open}
      title={calendar === 'new' ? messages.create : messages.change}
      cancel={messages.cancel}
      save={messages.save}
      width={720}
      className={styles.form}
      form={form}
      loading={{
        isReady,
        failed: loaded.problem && (
          <ErrorState error={loaded.problem.error} onRetry={loaded.retry} retrying={loaded.isRetrying} />
        ),
        placeholders: [56, 72, 120].map((width) => (
          <div key={width} className={styles.loadingField}>
            <Skeleton width={width} />
            <Skeleton height={36} />
          </div>
        )),
        text: messages.loadingCalendar,
      }}
      footerStart={
        loaded.data &&
        !loaded.data.isDefault && (
          <Button variant="ghost" size="action" icon={<Trash2 />} onClick={() => setAsking(true)}>
            {messages.delete}
          </Button>
        )
      }
      questions={
        <>
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
          <ImpactDialog messages={messages} question={question} />
        </>
      }
    >
      <CalendarForm form={form} messages={messages} isDefault={loaded.data?.isDefault ?? false} />
    </EditDialog>
  );
}
