import { createContext, useContext } from 'react';
import type { SnackbarOptions } from './snackbar-queue.ts';

/** Shows messages over the page. Every method answers the snackbar's id. */
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

export const SnackbarContext = createContext<Snackbars | null>(null);

/**
 * The snackbars of the surrounding themed root.
 *
 * @throws when there is none around: the component must be inside a `WidgetRoot`.
 * @example
 * const snackbars = useSnackbars();
 * snackbars.success('Atribuição feita com sucesso.');
 */
export function useSnackbars(): Snackbars {
  const snackbars = useContext(SnackbarContext);
  if (!snackbars) throw new Error('useSnackbars needs a themed root: render the component inside <WidgetRoot>.');
  return snackbars;
}
