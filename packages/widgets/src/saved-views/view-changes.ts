import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '@tramita/client';
import {
  clearDefaultView,
  deleteSavedView,
  listSavedViews,
  type ResponseOf,
  type SavedView,
  type SavedViewState,
  setDefaultView,
  updateSavedView,
} from '@tramita/client/contract';
import type { savedViewsMessages } from '../messages/saved-views.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

type Answer = ResponseOf<typeof listSavedViews>;

/** Returns a function that updates the cached views and loads them again. */
export function useViewCache() {
  const { client } = useTramita();
  const queries = useQueryClient();
  const queryKey = client.queryKey(listSavedViews);
  return async (change: (views: readonly SavedView[]) => SavedView[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Answer>(queryKey, (answer) => answer && { views: change(answer.views) });
    void queries.invalidateQueries({ queryKey });
  };
}

/** Saves the changes of a view, makes it the default or deletes it. Failures are shown with the server's message. */
export function useViewChanges(messages: typeof savedViewsMessages) {
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const changeCache = useViewCache();
  const run = useMutation({
    mutationFn: ({ send }: { send: () => Promise<void>; done: string }) => send(),
    onSuccess: (_answer, { done }) => snackbars.success(done),
    onError: (error) => {
      onError(error);
      snackbars.error((isCallError(error) && error.problem?.message) || messages.failed);
    },
  });
  return {
    isBusy: run.isPending,
    update: (view: SavedView, state: SavedViewState) =>
      run.mutateAsync({
        done: messages.changesSaved,
        send: async () => {
          const saved = await client.call(updateSavedView, {
            params: { id: view.id },
            body: { name: view.name, state },
          });
          await changeCache((views) => views.map((one) => (one.id === saved.id ? saved : one)));
        },
      }),
    setDefault: (view: SavedView, isDefault: boolean) =>
      run.mutateAsync({
        done: isDefault ? messages.defaultSet(view.name) : messages.defaultCleared,
        send: async () => {
          await client.call(isDefault ? setDefaultView : clearDefaultView, { params: { id: view.id } });
          await changeCache((views) =>
            views.map((one) => {
              if (one.list !== view.list) return one;
              return { ...one, isDefault: isDefault && one.id === view.id };
            }),
          );
        },
      }),
    remove: (view: SavedView) =>
      run.mutateAsync({
        done: messages.deleted,
        send: async () => {
          await client.call(deleteSavedView, { params: { id: view.id } });
          await changeCache((views) => views.filter(({ id }) => id !== view.id));
        },
      }),
  };
}
