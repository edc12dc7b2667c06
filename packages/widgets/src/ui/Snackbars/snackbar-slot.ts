import { createContext, type ReactNode } from 'react';
import type { SnackbarStore } from './snackbar-store.ts';

/**
 * The place of a themed root for snackbars. It stays empty until a component inside calls `useSnackbars`, so that
 * widgets without snackbars do not include their code.
 */
export interface SnackbarSlot {
  /** Returns the root's store; the first caller creates it. */
  store: (create: () => SnackbarStore) => SnackbarStore;
  /** Shows the region; later calls have no effect. */
  mount: (region: ReactNode) => void;
}

export const SnackbarSlotContext = createContext<SnackbarSlot | null>(null);
