import { useEffect, useState } from 'react';
import { whenQuiet } from './lazy-part.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Time in which most responses arrive, in ms: a placeholder that is shown for less would only delay them. */
const lateMs = 150;

/**
 * Returns true if a component has been rendered for so long that a placeholder is due, and the page has nothing else to
 * do: while it reads responses, a placeholder would only delay them. At once on a server, and for what hydrates its HTML.
 */
export function useLate(): boolean {
  const isHydrated = useIsHydrated();
  const [isLate, setLate] = useState(!isHydrated);
  useEffect(() => whenQuiet(() => setLate(true), lateMs), []);
  return isLate;
}
