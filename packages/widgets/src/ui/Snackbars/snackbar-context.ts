import { createElement, useContext, useEffect } from 'react';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { SnackbarSlotContext } from './snackbar-slot.ts';
import { createSnackbarStore, type Snackbars } from './snackbar-store.ts';

export type { Snackbars };

/**
 * Returns the snackbars of the surrounding themed root.
 *
 * @throws if there is no root: the component must be inside a `WidgetRoot`.
 * @example
 * const snackbars = useSnackbars();
 * snackbars.success('Atribuição feita com sucesso.');
 */
export function useSnackbars(): Snackbars {
  const slot = useContext(SnackbarSlotContext);
  if (!slot) throw new Error('useSnackbars needs a themed root: render the component inside <WidgetRoot>.');
  const store = slot.store(createSnackbarStore);
  useEffect(() => slot.mount(createElement(SnackbarRegion, { store })), [slot, store]);
  return store.snackbars;
}
