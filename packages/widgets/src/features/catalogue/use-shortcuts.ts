import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '@tramita/client';
import {
  addFavouriteService,
  listServiceShortcuts,
  removeFavouriteService,
  type Service,
  type ServiceShortcuts,
} from '@tramita/client/contract';
import { useEffect, useMemo, useState } from 'react';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** A service with when it was requested last. */
export type RecentService = ServiceShortcuts['recent'][number];

/** Which services are marked, and marking one. */
export interface Favourites {
  readonly has: (service: Service) => boolean;
  /** Shows at once; a failure takes it back and is told. */
  readonly toggle: (service: Service) => void;
}

/** How long the list, once it is here, waits for what stands on top of it, in ms, so that nothing moves when it comes. */
const patienceMs = 1000;

/**
 * What stands on top of the catalogue. It is asked for together with the list; a backend that lacks the call has
 * neither favourites nor stars.
 */
export function useShortcuts(messages: typeof catalogueMessages, isListHere: boolean) {
  const { client, onError } = useTramita();
  const queries = useQueryClient();
  const snackbars = useSnackbars();
  const queryKey = useMemo(() => client.queryKey(listServiceShortcuts), [client]);
  const shortcuts = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(listServiceShortcuts, { signal }),
    retry: false,
  });
  const isWaiting = usePatience(shortcuts.isPending, isListHere);
  const { data } = shortcuts;

  async function toggle(service: Service) {
    const isMarked = data?.favourites.some(({ parentId }) => parentId === service.parentId) ?? false;
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<ServiceShortcuts>(queryKey);
    queries.setQueryData<ServiceShortcuts>(queryKey, (answer) => answer && marked(answer, service, !isMarked));
    try {
      await client.call(isMarked ? removeFavouriteService : addFavouriteService, { params: { id: service.parentId } });
    } catch (error) {
      onError(error);
      queries.setQueryData(queryKey, before);
      snackbars.error((isCallError(error) && error.problem?.message) || messages.favouriteFailed);
    }
  }

  const favourites: Favourites | null = data
    ? {
        has: ({ parentId }) => data.favourites.some((service) => service.parentId === parentId),
        toggle: (service) => void toggle(service),
      }
    : null;
  return { favourites, shown: data ?? { favourites: [], recent: [] }, isWaiting };
}

/** The answer with a service marked, in its place by title, or not. */
function marked(answer: ServiceShortcuts, service: Service, isMarked: boolean): ServiceShortcuts {
  const others = answer.favourites.filter(({ parentId }) => parentId !== service.parentId);
  const favourites = isMarked ? [...others, service] : others;
  return { ...answer, favourites: favourites.toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR')) };
}

/** Whether something is still waited for: while it is pending, and not too long after everything else is here. */
function usePatience(isPending: boolean, isAlone: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isPending || !isAlone) return;
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isPending, isAlone]);
  return isPending && !isOver;
}
