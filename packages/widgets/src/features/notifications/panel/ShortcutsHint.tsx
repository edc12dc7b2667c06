import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { Kbd } from '../../../ui/Kbd/Kbd.tsx';
import * as styles from '../Notifications.css.ts';

/** The keyboard shortcuts of the list, hidden on touch devices. */
export function ShortcutsHint({ messages }: { messages: typeof notificationsMessages }) {
  const shortcuts: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['J', 'K'], messages.shortcutMove],
    [['Enter'], messages.shortcutOpen],
    [['U'], messages.shortcutToggle],
    [['Del'], messages.shortcutRemove],
    [['Esc'], messages.shortcutClose],
  ];
  return (
    <dl className={styles.hint}>
      {shortcuts.map(([keys, meaning]) => (
        <div key={meaning} className={styles.shortcut}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
