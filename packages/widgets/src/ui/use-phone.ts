import { useSyncExternalStore } from 'react';
import { queries } from '../theme/breakpoints.ts';

function subscribe(listener: () => void): () => void {
  const phone = matchMedia(queries.phone);
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Returns whether the window is as narrow as a phone; false on a server, which does not know it. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(queries.phone).matches,
    () => false,
  );
