import { useCallback } from 'react';
import { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { isFree } from '../store/create-modeler-store.ts';
import { useModelerStore } from '../store/modeler-context.ts';

/** Wraps an action that is refused while an open form is invalid: shows a message instead of running the action. */
export function useGuarded(): (action: () => void) => void {
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const { invalidForm } = useMessages(modelerFieldsMessages);
  return useCallback(
    (action) => {
      const state = store.get();
      if (isFree(state)) action();
      else if (state.failedChecks.size > 0) snackbars.error(invalidForm);
    },
    [store, snackbars, invalidForm],
  );
}
