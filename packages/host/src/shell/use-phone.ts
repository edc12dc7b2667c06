import { queries } from '@tramita/widgets/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const phone = matchMedia(queries.phone);
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(queries.phone).matches);
}
