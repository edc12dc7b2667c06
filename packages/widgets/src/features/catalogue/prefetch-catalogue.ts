import type { QueryClient } from '@tanstack/react-query';
import { listServiceShortcuts, listServices } from '@tramita/client/contract';
import { type PrefetchSettings, startPrefetch } from '../../calls/prefetch.ts';
import { servicesPage } from './services-page.ts';

/** Settings of {@link prefetchCatalogue}. */
export interface PrefetchCatalogueSettings extends PrefetchSettings {
  /** Id of the open folder; null is the root. @default null */
  category?: number | null;
}

/**
 * Loads the first page of the catalogue, for a page that is rendered on a server. A call that fails is left to the browser.
 *
 * @example
 * const queryClient = new QueryClient();
 * await prefetchCatalogue(queryClient, { client });
 * return <HydrationBoundary state={dehydrate(queryClient)}><Services /></HydrationBoundary>;
 */
export async function prefetchCatalogue(queryClient: QueryClient, settings: PrefetchCatalogueSettings): Promise<void> {
  const { call, firstPage, user } = startPrefetch(queryClient, settings);
  const { input, size } = servicesPage({ query: '', category: settings.category ?? null });
  await Promise.all([user(), firstPage(listServices, input, size), call(listServiceShortcuts, {})]);
}
