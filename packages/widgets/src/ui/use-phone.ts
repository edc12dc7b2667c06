import { useSyncExternalStore } from 'react';
import { queries } from '../theme/breakpoints.ts';

function subscribe(listener: () => void): () => void {
  const phone = matchMedia(queries.phone);
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(queries.phone).matches);
