import { type Absence, endAbsence, listAbsences } from '@tramita/client/contract';
import { Lock, Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../calls/use-send.ts';
import type { absencesMessages } from '../messages/features/absences.ts';
import { formatDayMonth } from '../messages/format/format-date.ts';
import { completeNameOf } from '../people/person-names.ts';
import { useLocale } from '../provider/use-locale.ts';
import { Avatar } from '../ui/Avatar/Avatar.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { activeSubstitutes, daysBetween, lengthOf, noticesOf, periodText, processesText } from './absence-texts.ts';
import * as styles from './absences.css.ts';

interface RunningAbsenceProps {
  messages: typeof absencesMessages;
  absence: Absence;
  today: string;
  onEdit: (absence: number) => void;
}

/** A running absence: its period and day, the substitutes with their tasks, and warnings. */
export function RunningAbsence({ messages, absence, today, onEdit }: RunningAbsenceProps) {
  const locale = useLocale();
  const snackbars = useSnackbars();
  const [isAsking, setAsking] = useState(false);
  const onFailed = (_error: unknown, reason?: string) => snackbars.error(messages.endFailed, { detail: reason });
  const { send, sending } = useSend({ changes: [listAbsences], onFailed });
  const period = periodText(absence, messages, locale);
  const substitutes = activeSubstitutes(absence);
  async function end() {
    const sent = await send(endAbsence, { params: { id: absence.id } });
    setAsking(false);
    if (sent) snackbars.success(messages.endOk);
  }
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardPeriod}>{period}</h3>
        <span className={styles.reason} title={messages.reasonHidden}>
          <Lock aria-hidden="true" /> {messages.reasonName(absence.reason)}
          {absence.includesGroups && <> · {messages.withGroups}</>}
        </span>
        <span className={styles.cardActions}>
          <IconButton name={messages.edit(period)} icon={<Pencil />} onClick={() => onEdit(absence.id)} />
          <Button onClick={() => setAsking(true)}>{messages.endNow}</Button>
        </span>
      </div>
      <DayTrack messages={messages} absence={absence} today={today} />
      {substitutes.map((substitute) => (
        <div key={substitute.person.id} className={styles.substitute}>
          <Avatar name={completeNameOf(substitute.person)} src={substitute.person.picture} size="md" />
          <span className={styles.person}>{completeNameOf(substitute.person)}</span>
          <span className={styles.muted}>{processesText(substitute.processes, messages)}</span>
          <span className={styles.numbers}>
            {substitute.finishedTasks > 0
              ? messages.openAndFinished(substitute.openTasks, substitute.finishedTasks)
              : messages.openTasks(substitute.openTasks)}
          </span>
        </div>
      ))}
      {noticesOf(absence, messages, locale).map((notice) => (
        <p key={notice} className={styles.warning}>
          <TriangleAlert aria-hidden="true" /> {notice}
        </p>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={messages.endQuestion}
        confirmLabel={messages.endNow}
        busy={sending !== null}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        {messages.endDetail}
      </ConfirmDialog>
    </Card>
  );
}

/** The days of the absence as a line, with the place of today. */
function DayTrack({ messages, absence, today }: Omit<RunningAbsenceProps, 'onEdit'>) {
  const locale = useLocale();
  const days = lengthOf(absence);
  const day = daysBetween(absence.startsOn, today) + 1;
  const share = days === 1 ? 50 : ((day - 1) / (days - 1)) * 100;
  return (
    <div className={styles.track}>
      <div className={styles.trackLine} aria-hidden="true">
        <span className={styles.trackDone} style={{ width: `${share}%` }} />
        <span className={styles.trackNow} style={{ insetInlineStart: `${share}%` }} />
      </div>
      <div className={styles.trackTexts}>
        <span aria-hidden="true">{formatDayMonth(absence.startsOn, locale)}</span>
        <strong className={styles.trackToday}>{messages.today(day, days)}</strong>
        <span aria-hidden="true">{formatDayMonth(absence.endsOn, locale)}</span>
      </div>
    </div>
  );
}
