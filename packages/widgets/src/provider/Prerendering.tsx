import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo } from 'react';
import { UiEnvironmentContext } from '../ui/ui-surroundings.ts';
import { prefetchClock } from './queries/prefetched-at.ts';
import { systemClock } from './resolve-settings.ts';
import { memoryStorage } from './storage/key-value-storage.ts';
import { type ResolvedSettings, TramitaContext } from './tramita-context.ts';

/** Scope of the choices of a rendering that reads no storage. */
const noScope = 'prerendering';

interface PrerenderingProps {
  settings: ResolvedSettings;
  /** The cache that a server may have filled. */
  queries: QueryClient | undefined;
  children: ReactNode;
}

/**
 * Renders a widget as a server does: with the cached responses and the defaults, without calls and without the stored
 * choices, which the server does not know. The clock shows the time of the prefetch, unless the page gave one.
 */
export function Prerendering({ settings, queries, children }: PrerenderingProps) {
  const environment = useContext(UiEnvironmentContext);
  const still = useMemo(() => {
    const now = settings.now === systemClock ? ((queries && prefetchClock(queries)) ?? systemClock) : settings.now;
    return { now, isPrerendering: true };
  }, [settings.now, queries]);
  const known = useMemo(
    () => ({ ...settings, ...still, storage: memoryStorage(), storageScope: noScope }),
    [settings, still],
  );
  const surroundings = useMemo(() => ({ ...environment, ...still }), [environment, still]);
  return (
    <TramitaContext.Provider value={known}>
      <UiEnvironmentContext.Provider value={surroundings}>{children}</UiEnvironmentContext.Provider>
    </TramitaContext.Provider>
  );
}
