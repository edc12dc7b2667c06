import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false on a server and in the first rendering over its HTML, which must be equal; true otherwise. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
