import { type Absence, deleteAbsence, listAbsences } from '@tramita/client/contract';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../calls/use-send.ts';
import type { absencesMessages } from '../messages/features/absences.ts';
import { completeNameOf } from '../people/person-names.ts';
import { useLocale } from '../provider/use-locale.ts';
import { Avatar } from '../ui/Avatar/Avatar.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { activeSubstitutes, noticesOf, periodText, processesText } from './absence-texts.ts';
import * as styles from './absences.css.ts';

interface AbsenceLineProps {
  messages: typeof absencesMessages;
  absence: Absence;
  /** Opens the dialog of a planned absence; left out for an ended one. */
  onEdit?: (absence: number) => void;
}

/** A planned or ended absence in a line. */
export function AbsenceLine({ messages, absence, onEdit }: AbsenceLineProps) {
  const locale = useLocale();
  const period = periodText(absence, messages, locale);
  const finished = absence.substitutes.reduce((total, { finishedTasks }) => total + finishedTasks, 0);
  return (
    <li className={styles.line}>
      <span className={styles.linePeriod}>{period}</span>
      <span className={styles.muted}>{messages.reasonName(absence.reason)}</span>
      <Substitutes messages={messages} absence={absence} />
      {onEdit ? (
        <LineActions messages={messages} absence={absence} period={period} onEdit={onEdit} />
      ) : (
        <span className={styles.numbers}>
          <VisuallyHidden>{messages.finishedTasks}: </VisuallyHidden>
          {finished}
        </span>
      )}
    </li>
  );
}

function Substitutes({ messages, absence }: { messages: typeof absencesMessages; absence: Absence }) {
  const locale = useLocale();
  const active = activeSubstitutes(absence);
  const notices = absence.state === 'ENDED' ? [] : noticesOf(absence, messages, locale);
  return (
    <span className={styles.lineSubstitutes}>
      {active.map(({ person, processes }) => (
        <span key={person.id} className={styles.lineSubstitute}>
          <Avatar name={completeNameOf(person)} src={person.picture} size="sm" />
          <span>
            {completeNameOf(person)} · {processesText(processes, messages)}
          </span>
        </span>
      ))}
      {notices.map((notice) => (
        <span key={notice} className={styles.lineWarning}>
          <TriangleAlert aria-hidden="true" /> {notice}
        </span>
      ))}
    </span>
  );
}

interface LineActionsProps extends Required<AbsenceLineProps> {
  period: string;
}

function LineActions({ messages, absence, period, onEdit }: LineActionsProps) {
  const snackbars = useSnackbars();
  const [isAsking, setAsking] = useState(false);
  const onFailed = (_error: unknown, reason?: string) => snackbars.error(messages.deleteFailed, { detail: reason });
  const { send, sending } = useSend({ changes: [listAbsences], onFailed });
  async function remove() {
    const sent = await send(deleteAbsence, { params: { id: absence.id } });
    setAsking(false);
    if (sent) snackbars.success(messages.deleteOk);
  }
  return (
    <span className={styles.lineActions}>
      <IconButton name={messages.edit(period)} icon={<Pencil />} tooltip={false} onClick={() => onEdit(absence.id)} />
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 />}
        aria-label={messages.deleteOf(period)}
        onClick={() => setAsking(true)}
      >
        {messages.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.deleteQuestion(period)}
        confirmLabel={messages.delete}
        tone="danger"
        busy={sending !== null}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {messages.deleteDetail}
      </ConfirmDialog>
    </span>
  );
}
