import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Floating } from '../Popover/Floating.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import { SnackbarItem } from './SnackbarItem.tsx';
import * as styles from './Snackbars.css.ts';
import { SnackbarContext, type Snackbars } from './snackbar-context.ts';
import { addSnackbar, FADE, type Snackbar, type SnackbarOptions } from './snackbar-queue.ts';

/** Holds the snackbars of one themed root and announces them. `WidgetRoot` brings one along. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Snackbar[]>([]);
  const [paused, setPaused] = useState(false);
  const nextId = useRef(1);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const { messages } = useUiEnvironment();

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const dismiss = useCallback((id: number) => {
    setQueue((all) => all.map((one) => (one.id === id ? { ...one, state: 'leaving' } : one)));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setQueue((all) => all.filter((one) => one.id !== id));
    }, FADE);
    timers.current.add(timer);
  }, []);

  const snackbars = useMemo<Snackbars>(() => {
    const show = (message: string, options: SnackbarOptions = {}) => {
      const id = nextId.current++;
      setQueue((all) => addSnackbar(all, { ...options, kind: options.kind ?? 'info', id, message, state: 'shown' }));
      return id;
    };
    return {
      show,
      success: (message, options) => show(message, { ...options, kind: 'success' }),
      error: (message, options) => show(message, { ...options, kind: 'error' }),
      persistent: (message, options) => show(message, { kind: 'error', ...options, persistent: true }),
      dismiss,
    };
  }, [dismiss]);

  return (
    <SnackbarContext value={snackbars}>
      {children}
      <Floating>
        {/* always mounted: a live region must be there before its text */}
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
            <SnackbarItem key={snackbar.id} snackbar={snackbar} paused={paused} onLeave={dismiss} />
          ))}
        </section>
      </Floating>
    </SnackbarContext>
  );
}
