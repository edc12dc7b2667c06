/** What a snackbar reports; it decides color, icon and how long it stays. */
export type SnackbarKind = 'success' | 'error' | 'info';

/** How a snackbar looks and how long it stays. */
export interface SnackbarOptions {
  /** @default 'info' */
  kind?: SnackbarKind;
  /** Stays until closed, with a close button. @default false */
  persistent?: boolean;
  /** Time on screen in ms. @default 3000 for success, 5000 otherwise */
  duration?: number;
  /** A second line: what it means and what to do. Doubles the default time on screen. */
  detail?: string | undefined;
  /** One thing to do about it; choosing it closes the snackbar. */
  action?: { label: string; onSelect: () => void };
}

/** A snackbar on screen. */
export interface Snackbar extends SnackbarOptions {
  id: number;
  message: string;
  kind: SnackbarKind;
  state: 'shown' | 'leaving';
  /** How many equal messages it represents. */
  count: number;
}

/** Most snackbars kept at once, on screen and waiting. */
const MAX_SNACKBARS = 11;

/** Most snackbars on screen at once: the newest. Older ones come back, with all their time, when there is room. */
export const MAX_VISIBLE = 3;

/** How long fading in and out takes, in ms. */
export const FADE = 300;

/** Time on screen in ms, or null for one that waits to be closed. */
export function snackbarDuration({ kind, persistent, duration, detail }: SnackbarOptions): number | null {
  if (persistent) return null;
  return duration ?? (kind === 'success' ? 3000 : 5000) * (detail ? 2 : 1);
}

/** The shown snackbar that says the same. One with an action is never the same: its action belongs to one event. */
export function equalSnackbar(queue: readonly Snackbar[], next: Omit<Snackbar, 'id'>): Snackbar | undefined {
  return queue.find(
    ({ message, kind, persistent = false, action, state }) =>
      state === 'shown' &&
      !action &&
      !next.action &&
      message === next.message &&
      kind === next.kind &&
      persistent === (next.persistent ?? false),
  );
}

/** The queue with one more; past the limit the oldest is dropped. */
export function addSnackbar(queue: readonly Snackbar[], snackbar: Snackbar): Snackbar[] {
  return [...queue, snackbar].slice(-MAX_SNACKBARS);
}
