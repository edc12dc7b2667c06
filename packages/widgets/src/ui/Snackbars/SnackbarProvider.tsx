import { type ReactNode, useState } from 'react';
import { type SnackbarSlot, SnackbarSlotContext } from './snackbar-slot.ts';
import type { SnackbarStore } from './snackbar-store.ts';

/** A place for the snackbars of one themed root, filled by the first `useSnackbars`. `WidgetRoot` includes one. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<ReactNode>(null);
  const [slot] = useState<SnackbarSlot>(() => {
    let store: SnackbarStore | undefined;
    return {
      store(create) {
        store ??= create();
        return store;
      },
      mount: (next) => setRegion((mounted: ReactNode) => mounted ?? next),
    };
  });
  return (
    <SnackbarSlotContext.Provider value={slot}>
      {children}
      {region}
    </SnackbarSlotContext.Provider>
  );
}
