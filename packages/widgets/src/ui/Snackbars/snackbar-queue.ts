/** Kind of a snackbar; determines color, icon and time on screen. */
export type SnackbarKind = 'success' | 'error' | 'info';

/** Appearance and time on screen of a snackbar. */
export interface SnackbarOptions {
  /** @default 'info' */
  kind?: SnackbarKind;
  /** Stays until closed, with a close button. @default false */
  persistent?: boolean;
  /** Time on screen in ms. @default 3000 for success, 5000 otherwise */
  duration?: number;
  /** A second line: explanation and advice. Doubles the default time on screen. */
  detail?: string | undefined;
  /** An action offered to the user; running it closes the snackbar. */
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

/** Maximum number of snackbars kept, visible and waiting. */
const MAX_SNACKBARS = 11;

/** Maximum number of visible snackbars: the newest. Older ones reappear with their full time when there is room. */
export const MAX_VISIBLE = 3;

/** Duration of fading in and out, in ms. */
export const FADE = 300;

/** Returns the time on screen in ms, or null if the snackbar stays until closed. */
export function snackbarDuration({ kind, persistent, duration, detail }: SnackbarOptions): number | null {
  if (persistent) return null;
  return duration ?? (kind === 'success' ? 3000 : 5000) * (detail ? 2 : 1);
}

/** Returns a shown snackbar with the same text. One with an action never matches: its action belongs to one event. */
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

/** Returns the queue with one more snackbar; drops the oldest beyond the maximum. */
export function addSnackbar(queue: readonly Snackbar[], snackbar: Snackbar): Snackbar[] {
  return [...queue, snackbar].slice(-MAX_SNACKBARS);
}
