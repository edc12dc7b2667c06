import { useEffect, useState, useSyncExternalStore } from 'react';
import { Floating } from '../Popover/Floating.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import { SnackbarItem } from './SnackbarItem.tsx';
import * as styles from './Snackbars.css.ts';
import type { SnackbarStore } from './snackbar-store.ts';

/** Draws a root's snackbars and announces them. It is there, empty, before the first: a live region must be. */
export function SnackbarRegion({ store }: { store: SnackbarStore }) {
  const queue = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [paused, setPaused] = useState(false);
  const { messages } = useUiEnvironment();
  useEffect(() => store.stop, [store]);
  return (
    <Floating>
      <section
        aria-label={messages.notificationsRegion}
        aria-live="polite"
        aria-relevant="additions"
        data-slot="snackbars"
        className={styles.region}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {queue.map((snackbar) => (
          <SnackbarItem key={snackbar.id} snackbar={snackbar} paused={paused} onLeave={store.snackbars.dismiss} />
        ))}
      </section>
    </Floating>
  );
}
