import { motiveMaxLength } from '@tramita/client/contract';
import { useState } from 'react';
import type { stepRetryMessages } from '../messages/step-retry.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { TextArea } from '../ui/TextArea/TextArea.tsx';
import * as styles from './StepTimeline.css.ts';
import type { Repetition } from './use-step-retry.ts';

export interface RepeatStepDialogProps {
  /** The action to confirm; keeps the last one while the dialog closes. */
  asked: Repetition;
  open: boolean;
  busy: boolean;
  messages: typeof stepRetryMessages;
  onConfirm: (motive: string) => void;
  onCancel: () => void;
  onReturnFocus: () => boolean;
}

/** Asks the owner to confirm running a step again, with an optional reason. */
export function RepeatStepDialog({ asked, messages, onConfirm, ...props }: RepeatStepDialogProps) {
  const { kind, step } = asked;
  const [motive, setMotive] = useState('');
  const { length } = motive;
  const isTooLong = length > motiveMaxLength;
  return (
    <ConfirmDialog
      {...props}
      title={kind === 'execute' ? messages.executeQuestion(step.title) : messages.redirectQuestion(step.title)}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
      onConfirm={() => !props.busy && !isTooLong && onConfirm(motive.trim())}
    >
      <p className={styles.meaning}>{kind === 'execute' ? messages.executeMeaning : messages.redirectMeaning}</p>
      <Field
        label={messages.motive}
        hint={messages.motiveHint}
        counter={{ length, max: motiveMaxLength }}
        error={isTooLong ? messages.motiveTooLong(motiveMaxLength) : null}
      >
        <TextArea value={motive} minRows={2} onChange={(event) => setMotive(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
