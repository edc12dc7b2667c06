import { useContext, useEffect, useState } from 'react';
import { whenQuiet } from './lazy-part.ts';
import { UiEnvironmentContext } from './ui-surroundings.ts';

/** Time in which most responses arrive, in ms: a placeholder that is shown for less would only delay them. */
const lateMs = 150;

/**
 * Returns true if a component has been rendered for so long that a placeholder is due, and the page has nothing else to
 * do: while it reads responses, a placeholder would only delay them. At once on a server.
 */
export function useLate(): boolean {
  const { isPrerendering } = useContext(UiEnvironmentContext);
  const [isLate, setLate] = useState(false);
  useEffect(() => whenQuiet(() => setLate(true), lateMs), []);
  return isPrerendering || isLate;
}
