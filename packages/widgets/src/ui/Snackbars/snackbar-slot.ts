import { createContext, type ReactNode } from 'react';
import type { SnackbarStore } from './snackbar-store.ts';

/**
 * A themed root's place for snackbars. It stays empty until a component inside asks for them, so that widgets
 * without snackbars do not carry their code.
 */
export interface SnackbarSlot {
  /** The root's store, made by the first who asks. */
  store: (create: () => SnackbarStore) => SnackbarStore;
  /** Shows the region; a second one changes nothing. */
  mount: (region: ReactNode) => void;
}

export const SnackbarSlotContext = createContext<SnackbarSlot | null>(null);
