import { specialAssignees, type TransferBody, transferTargetsMax } from '@tramita/client/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { taskActionsMessages } from '../messages/task-actions.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { GroupPicker, PeoplePicker } from './TargetPickers.tsx';
import type { TaskActionDialogProps } from './task-action-dialog.ts';
import * as styles from './task-actions.css.ts';
import { emptyTargets, isWithoutTargets, transferBodyOf } from './transfer-targets.ts';

/** Props of {@link TransferDialog}; the result is the body of the call, with at least one person or group. */
export interface TransferDialogProps extends TaskActionDialogProps<TransferBody> {
  /** Ids of people who are not offered, such as the user who holds the task. @default none */
  exclude?: readonly number[];
}

const none: readonly number[] = [];

/** Asks for the targets of a transfer of one or several tasks: people, groups and three shortcuts. */
export function TransferDialog(props: TransferDialogProps) {
  const { open, tasks, isBusy, problem, exclude = none, onConfirm, onClose } = props;
  const messages = useMessages(taskActionsMessages);
  const formId = useId();
  const people = useRef<HTMLDivElement>(null);
  // kept here, so that the selection survives closing the dialog by mistake
  const [targets, setTargets] = useState(emptyTargets);
  const [wasAsked, setWasAsked] = useState(false);
  const isMissing = wasAsked && isWithoutTargets(targets);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (isWithoutTargets(targets)) people.current?.querySelector('input')?.focus();
    else if (!isBusy) onConfirm(transferBodyOf(targets));
  };
  const handleClose = () => {
    setWasAsked(false);
    onClose();
  };
  return (
    <DialogWindow
      open={open}
      onClose={handleClose}
      title={messages.transferTitle(tasks)}
      width={520}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={handleClose}>
            {messages.back}
          </Button>
          <Button size="action" variant="primary" type="submit" form={formId} busy={isBusy}>
            {messages.transfer}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={handleSubmit}>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div ref={people}>
          <Field label={messages.people} error={isMissing ? messages.targetRequired : null} id={`${formId}-people`}>
            <PeoplePicker
              id={`${formId}-people`}
              messages={messages}
              exclude={exclude}
              max={transferTargetsMax - targets.special.length}
              value={targets.people}
              onChange={(chosen) => setTargets({ ...targets, people: chosen })}
            />
          </Field>
        </div>
        <Shortcuts
          messages={messages}
          chosen={targets.special}
          onChange={(special) => setTargets({ ...targets, special })}
        />
        <Field label={messages.groups} id={`${formId}-groups`}>
          <GroupPicker
            id={`${formId}-groups`}
            messages={messages}
            max={transferTargetsMax}
            value={targets.groups}
            onChange={(groups) => setTargets({ ...targets, groups })}
          />
        </Field>
      </form>
    </DialogWindow>
  );
}

interface ShortcutsProps {
  messages: typeof taskActionsMessages;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Targets defined by their role in the request instead of by name. */
function Shortcuts({ messages, chosen, onChange }: ShortcutsProps) {
  const labelId = useId();
  const shortcuts = [
    { id: specialAssignees.initiator, label: messages.initiator },
    { id: specialAssignees.superior, label: messages.superior },
    { id: specialAssignees.superiorOfSuperior, label: messages.superiorOfSuperior },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the fields around it
    <div role="group" aria-labelledby={labelId} className={styles.shortcutGroup}>
      <span id={labelId} className={styles.quiet}>
        {messages.shortcuts}
      </span>
      <span className={styles.shortcuts}>
        {shortcuts.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </span>
    </div>
  );
}
