import { listPending, motiveMaxLength, redistributeTasks, transferTargetsMax } from '@tramita/client/contract';
import { useRef } from 'react';
import { EditDialog } from '../../lists/EditDialog.tsx';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { pendingMessages } from '../../messages/features/pending.ts';
import { taskActionsMessages } from '../../messages/task-actions.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { GroupPicker, PeoplePicker } from '../../task-actions/TargetPickers.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import * as styles from './Pending.css.ts';

export interface RedistributeDialogProps {
  messages: typeof pendingMessages;
  /** Uuids of the tasks. */
  tasks: readonly string[];
  open: boolean;
  onClose: () => void;
  /** Called after the tasks were given to others, some of them possibly not. */
  onDone: () => void;
  /** Moves the focus after that, because the button that opened the dialog is removed. Returns whether it did. */
  onReturnFocus: () => boolean;
}

const none: readonly ComboboxOption[] = [];
const idsOf = (options: readonly ComboboxOption[]) => options.map(({ value }) => Number(value));

/** Asks for the people and groups that get the tasks, and for the reason. */
export function RedistributeDialog(props: RedistributeDialogProps) {
  const { messages, tasks, open, onClose, onDone, onReturnFocus } = props;
  const snackbars = useSnackbars();
  const isDone = useRef(false);
  const texts = useMessages(taskActionsMessages);
  const form = useEditForm({
    initial: { people: none, groups: none, motive: '' },
    check: ({ people, groups, motive }) => ({
      ...(people.length + groups.length === 0 && { people: messages.targetMissing }),
      ...(motive.trim() === '' && { motive: messages.reasonMissing }),
    }),
    contentOf: ({ people, groups, motive }) => [idsOf(people), idsOf(groups), motive.trim()],
    sending: { changes: [listPending], failed: messages.redistributeFailed },
    save: ({ people, groups, motive }, send) =>
      send(redistributeTasks, {
        body: { tasks: [...tasks], assignees: idsOf(people), groups: idsOf(groups), motive: motive.trim() },
      }),
    onSaved({ answer: { processed, ignored } }) {
      const done = messages.redistributed(processed.length);
      if (ignored.length > 0) snackbars.show(done, { detail: messages.ignored(ignored.length) });
      else snackbars.success(done);
      isDone.current = true;
      onClose();
      onDone();
    },
    onClose,
  });
  return (
    <EditDialog
      open={open}
      title={messages.redistributeTitle(tasks.length)}
      cancel={messages.cancel}
      save={messages.redistribute}
      className={styles.form}
      closeOnOutsidePress={false}
      form={form}
      onReturnFocus={() => isDone.current && onReturnFocus()}
    >
      <Field {...form.field('people')} label={messages.people}>
        <PeoplePicker
          id={form.field('people').id}
          messages={texts}
          exclude={[]}
          max={transferTargetsMax}
          value={form.values.people}
          onChange={(people) => form.change({ people })}
        />
      </Field>
      <Field {...form.field('groups')} label={messages.groups}>
        <GroupPicker
          id={form.field('groups').id}
          messages={texts}
          max={transferTargetsMax}
          value={form.values.groups}
          onChange={(groups) => form.change({ groups })}
        />
      </Field>
      <Field {...form.field('motive')} label={messages.reason} hint={messages.reasonHint} required>
        <TextArea {...form.text('motive')} maxLength={motiveMaxLength} />
      </Field>
    </EditDialog>
  );
}
