import {
  addFavouriteService,
  listServiceShortcuts,
  removeFavouriteService,
  type Service,
  type ServiceShortcuts,
} from '@tramita/client/contract';
import { useEffect, useState } from 'react';
import { useCacheChange } from '../../calls/use-cache-change.ts';
import { useCall } from '../../calls/use-call.ts';
import { useSend } from '../../calls/use-send.ts';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { intlLocale } from '../../messages/format/intl-locale.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useRefusalText } from '../../provider/use-refusal-text.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** A service with the time of its last request. */
export type RecentService = ServiceShortcuts['recent'][number];

/** The user's favourite services, and a function to change them. */
export interface Favourites {
  readonly has: (service: Service) => boolean;
  /** Adds or removes a favourite at once; a failure is reported and reverts it. */
  readonly toggle: (service: Service) => void;
}

/** Maximum time the loaded list waits for the shortcuts above it, in ms, so that it does not move later. */
const patienceMs = 1000;

/**
 * Loads the shortcuts above the catalogue, in parallel with the list. A backend without this call has no favourites and
 * no stars.
 */
export function useShortcuts(messages: typeof catalogueMessages, isListHere: boolean) {
  const refusalText = useRefusalText();
  const locale = useLocale();
  const { send } = useSend();
  const changeCached = useCacheChange();
  const snackbars = useSnackbars();
  const shortcuts = useCall(listServiceShortcuts, {}, { retry: false });
  const isWaiting = usePatience(shortcuts.isLoading, isListHere);
  const { data } = shortcuts;

  async function toggle(service: Service) {
    const isMarked = data?.favourites.some(({ parentId }) => parentId === service.parentId) ?? false;
    const restore = await changeCached(listServiceShortcuts, {}, (answer) =>
      marked(answer, service, !isMarked, locale),
    );
    const endpoint = isMarked ? removeFavouriteService : addFavouriteService;
    await send(
      endpoint,
      { params: { id: service.parentId } },
      {
        onFailed: (error) => {
          restore();
          snackbars.error(refusalText(error) ?? messages.favouriteFailed);
        },
      },
    );
  }

  const favourites: Favourites | null = data
    ? {
        has: ({ parentId }) => data.favourites.some((service) => service.parentId === parentId),
        toggle: (service) => void toggle(service),
      }
    : null;
  return { favourites, shown: data ?? { favourites: [], recent: [] }, isWaiting };
}

/** Returns the response with a service added to the favourites, sorted by title, or removed. */
function marked(answer: ServiceShortcuts, service: Service, isMarked: boolean, locale: Locale): ServiceShortcuts {
  const others = answer.favourites.filter(({ parentId }) => parentId !== service.parentId);
  const favourites = isMarked ? [...others, service] : others;
  return { ...answer, favourites: favourites.toSorted((a, b) => a.title.localeCompare(b.title, intlLocale[locale])) };
}

/** Whether to keep waiting: while the call is pending, for a limited time after everything else is loaded. */
function usePatience(isPending: boolean, isAlone: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isPending || !isAlone) return;
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isPending, isAlone]);
  return isPending && !isOver;
}
