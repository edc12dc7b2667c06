import { useCallback, useMemo, useRef } from 'react';
import { useSnackbars } from './snackbar-context.ts';
import type { SnackbarOptions } from './snackbar-queue.ts';

/** The snackbar of an action that failed, as returned by {@link useFailureSnackbar}. */
export interface FailureSnackbar {
  readonly show: (message: string, options?: Omit<SnackbarOptions, 'persistent'>) => void;
  /** Removes the message; call it when the action is tried again. */
  readonly clear: () => void;
}

/** Returns the snackbar of an action that failed: it stays until the user closes it or tries the action again. */
export function useFailureSnackbar(): FailureSnackbar {
  const snackbars = useSnackbars();
  const shown = useRef<number | null>(null);
  const clear = useCallback(() => {
    if (shown.current !== null) snackbars.dismiss(shown.current);
    shown.current = null;
  }, [snackbars]);
  return useMemo(
    () => ({
      show(message, options) {
        clear();
        shown.current = snackbars.persistent(message, options);
      },
      clear,
    }),
    [snackbars, clear],
  );
}
