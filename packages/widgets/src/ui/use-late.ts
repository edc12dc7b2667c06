import { useContext, useEffect, useState } from 'react';
import { UiEnvironmentContext } from './ui-surroundings.ts';

/** Time in which most responses arrive, in ms: a placeholder that is shown for less would only delay them. */
const lateMs = 150;

/** Returns true if a component has been rendered for so long that a placeholder is due; at once on a server. */
export function useLate(): boolean {
  const { isPrerendering } = useContext(UiEnvironmentContext);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return isPrerendering || isLate;
}
