import { Fragment } from 'react';
import { taskInboxPartMessages } from '../../../messages/features/task-inbox-parts.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Kbd } from '../../../ui/Kbd/Kbd.tsx';
import * as styles from './ShortcutsDialog.css.ts';

export interface ShortcutsDialogProps {
  open: boolean;
  /** Whether the list's rows can be selected. */
  canSelect: boolean;
  onClose: () => void;
}

type Shortcut = readonly [keys: readonly string[], meaning: string];

/** The keyboard shortcuts of the list. */
export function ShortcutsDialog({ open, canSelect, onClose }: ShortcutsDialogProps) {
  const messages = useMessages(taskInboxPartMessages);
  const selecting: readonly Shortcut[] = [
    [['X'], messages.shortcutSelect],
    [['Shift', 'J', 'K'], messages.shortcutExtend],
    [['Ctrl', 'A'], messages.shortcutSelectPage],
    [['A'], messages.shortcutBar],
  ];
  const shortcuts: readonly Shortcut[] = [
    [['J', '↓'], messages.shortcutNext],
    [['K', '↑'], messages.shortcutPrevious],
    [['Enter'], messages.shortcutOpen],
    ...(canSelect ? selecting : []),
    [['Esc'], messages.shortcutClose],
    [['Shift', 'F10'], messages.shortcutMenu],
    [['/'], messages.shortcutFilter],
    [['?'], messages.shortcutHelp],
  ];
  return (
    <DialogWindow open={open} onClose={onClose} title={messages.shortcuts} width={420} phone="sheet">
      <dl className={styles.shortcuts}>
        {shortcuts.map(([keys, meaning]) => (
          <Fragment key={meaning}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </DialogWindow>
  );
}
