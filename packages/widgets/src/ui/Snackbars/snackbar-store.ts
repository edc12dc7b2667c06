import { addSnackbar, equalSnackbar, FADE, type Snackbar, type SnackbarOptions } from './snackbar-queue.ts';

/** Shows messages above the page. Every method returns the snackbar's id; equal messages share one id. */
export interface Snackbars {
  show: (message: string, options?: SnackbarOptions) => number;
  /** A success, 3 s. */
  success: (message: string, options?: Omit<SnackbarOptions, 'kind'>) => number;
  /** A failure, 5 s. */
  error: (message: string, options?: Omit<SnackbarOptions, 'kind'>) => number;
  /** A failure that stays until closed. */
  persistent: (message: string, options?: Omit<SnackbarOptions, 'persistent'>) => number;
  dismiss: (id: number) => void;
}

/** The snackbars of one root, and the state from which its region renders them. */
export interface SnackbarStore {
  readonly snackbars: Snackbars;
  read: () => readonly Snackbar[];
  subscribe: (listener: () => void) => () => void;
  /** Cancels every running fade. */
  stop: () => void;
}

export function createSnackbarStore(): SnackbarStore {
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let queue: readonly Snackbar[] = [];
  let nextId = 1;

  const change = (next: readonly Snackbar[]): void => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const show = (message: string, options: SnackbarOptions = {}): number => {
    const next = { ...options, kind: options.kind ?? 'info', message, state: 'shown', count: 1 } as const;
    const equal = equalSnackbar(queue, next);
    if (equal) {
      // moves to the end, so that it is visible again
      change([...queue.filter((one) => one !== equal), { ...equal, ...next, count: equal.count + 1 }]);
      return equal.id;
    }
    const id = nextId++;
    change(addSnackbar(queue, { ...next, id }));
    return id;
  };
  const dismiss = (id: number): void => {
    change(queue.map((one) => (one.id === id ? { ...one, state: 'leaving' } : one)));
    const timer = setTimeout(() => {
      timers.delete(timer);
      change(queue.filter((one) => one.id !== id));
    }, FADE);
    timers.add(timer);
  };

  return {
    snackbars: {
      show,
      success: (message, options) => show(message, { ...options, kind: 'success' }),
      error: (message, options) => show(message, { ...options, kind: 'error' }),
      persistent: (message, options) => show(message, { kind: 'error', ...options, persistent: true }),
      dismiss,
    },
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
