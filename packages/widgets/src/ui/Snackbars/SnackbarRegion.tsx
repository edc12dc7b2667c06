import { useEffect, useState, useSyncExternalStore } from 'react';
import { partMessages } from '../../messages/basic.ts';
import { Floating } from '../Popover/Floating.tsx';
import { useUiMessages } from '../ui-surroundings.ts';
import { SnackbarItem } from './SnackbarItem.tsx';
import * as styles from './Snackbars.css.ts';
import { MAX_VISIBLE } from './snackbar-queue.ts';
import type { SnackbarStore } from './snackbar-store.ts';

/**
 * Renders and announces the snackbars of a root. A live region must exist before its first message, so it starts empty.
 */
export function SnackbarRegion({ store }: { store: SnackbarStore }) {
  const queue = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [paused, setPaused] = useState(false);
  const messages = useUiMessages(partMessages);
  useEffect(() => store.stop, [store]);
  return (
    <Floating>
      <section
        aria-label={messages.notificationsRegion}
        aria-live="polite"
        aria-relevant="additions text"
        data-slot="snackbars"
        className={styles.region}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {queue.slice(-MAX_VISIBLE).map((snackbar) => (
          <SnackbarItem key={snackbar.id} snackbar={snackbar} paused={paused} onLeave={store.snackbars.dismiss} />
        ))}
      </section>
    </Floating>
  );
}
