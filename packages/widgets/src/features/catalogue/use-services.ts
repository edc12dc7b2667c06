import { listServices } from '@tramita/client/contract';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import { type ShownServices, servicesPage } from './services-page.ts';

/**
 * Loads the catalogue page by page: a folder, the results of a search, or every service. A backend without `scope=all`
 * returns its root instead, with folders among the services.
 */
export function useServices(options: ShownServices) {
  const { input, size, isWhole } = servicesPage(options);
  const { category } = input.query;
  const call = useEndlessCall(listServices, input, {
    size,
    // a folder and a service may have the same id
    idOf: ({ id, category: isFolder }) => `${isFolder ? 'folder' : 'service'} ${id}`,
    // keep the old rows while typing, but not those of another folder
    keepFormer: (former) => former.query?.category === category,
    staleTime: 60_000,
  });
  const { rows } = call;
  const first = call.data?.pages[0];
  return {
    ...call,
    folders: first?.folders ?? rows.filter((item) => item.category),
    services: rows.filter((item) => !item.category),
    /** Number of loaded elements, and of all elements; folders count if they are elements. */
    shown: rows.length,
    total: call.total ?? 0,
    /** Loads the next page, also after it failed. */
    loadMore: () => (call.hasFailedLater ? call.retry() : call.loadMore()),
    /** Whether folders are among the elements: the root of a backend that cannot list every service. */
    isMixed: isWhole && first !== undefined && first.folders === undefined,
  };
}
