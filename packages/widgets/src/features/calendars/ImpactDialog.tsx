import { useState } from 'react';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { formatDateTime } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import * as styles from './Calendars.css.ts';
import type { ImpactQuestion, OpenTasksChoice } from './use-calendar-form.ts';

interface ImpactDialogProps {
  messages: typeof calendarsMessages;
  question: ImpactQuestion | null;
}

/** Shows which due times a change moves, and asks whether open tasks are recalculated. */
export function ImpactDialog({ messages, question }: ImpactDialogProps) {
  const locale = useLocale();
  const [choice, setChoice] = useState<OpenTasksChoice>('RECALCULATE');
  // the content stays while the dialog fades out
  const [shown, setShown] = useState(question);
  if (question && question !== shown) {
    setShown(question);
    setChoice('RECALCULATE');
  }
  const impact = shown?.impact;
  return (
    <ConfirmDialog
      open={question !== null}
      title={messages.impact(impact?.changed ?? 0)}
      confirmLabel={messages.proceed}
      onConfirm={() => question?.answer(choice)}
      onCancel={() => question?.answer(null)}
    >
      <div className={styles.impact}>
        <ul>
          {impact?.largest.map(({ idk, title, from, to }) => (
            <li key={idk}>
              {messages.impactChange(idk, title, formatDateTime(from, locale), formatDateTime(to, locale))}
            </li>
          ))}
        </ul>
        <Field group label={messages.impactChoice(impact?.changed === 1)}>
          <SegmentedChoice
            size="md"
            value={choice}
            options={[
              { value: 'RECALCULATE', label: messages.recalculate },
              { value: 'KEEP', label: messages.keep },
            ]}
            onChange={setChoice}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
