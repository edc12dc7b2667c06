import {
  clearDefaultView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  type SavedViewState,
  setDefaultView,
  updateSavedView,
} from '@tramita/client/contract';
import { useCacheChange } from '../calls/use-cache-change.ts';
import { useInvalidate } from '../calls/use-invalidate.ts';
import { useSend } from '../calls/use-send.ts';
import type { savedViewsMessages } from '../messages/saved-views.ts';
import { useRefusalText } from '../provider/use-refusal-text.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

/** Returns a function that updates the cached views and loads them again. */
export function useViewCache() {
  const changeCached = useCacheChange();
  const invalidate = useInvalidate();
  return async (change: (views: readonly SavedView[]) => SavedView[]) => {
    await changeCached(listSavedViews, {}, ({ views }) => ({ views: change(views) }));
    void invalidate(listSavedViews);
  };
}

/**
 * Saves the changes of a view, makes it the default or deletes it. Failures are shown with the server's message. The
 * functions resolve when the call has ended, and never reject.
 */
export function useViewChanges(messages: typeof savedViewsMessages) {
  const snackbars = useSnackbars();
  const changeCache = useViewCache();
  const refusalText = useRefusalText();
  const { send, isSending } = useSend({
    onFailed: (error) => snackbars.error(refusalText(error) ?? messages.failed),
  });
  return {
    isBusy: isSending,
    async update(view: SavedView, state: SavedViewState) {
      const sent = await send(updateSavedView, { params: { id: view.id }, body: { name: view.name, state } });
      if (!sent) return;
      await changeCache((views) => views.map((one) => (one.id === sent.answer.id ? sent.answer : one)));
      snackbars.success(messages.changesSaved);
    },
    async setDefault(view: SavedView, isDefault: boolean) {
      if (!(await send(isDefault ? setDefaultView : clearDefaultView, { params: { id: view.id } }))) return;
      await changeCache((views) =>
        views.map((one) => {
          if (one.list !== view.list) return one;
          return { ...one, isDefault: isDefault && one.id === view.id };
        }),
      );
      snackbars.success(isDefault ? messages.defaultSet(view.name) : messages.defaultCleared);
    },
    async remove(view: SavedView) {
      if (!(await send(deleteSavedView, { params: { id: view.id } }))) return;
      await changeCache((views) => views.filter(({ id }) => id !== view.id));
      snackbars.success(messages.deleted);
    },
  };
}
