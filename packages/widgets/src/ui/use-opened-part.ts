import { partMessages } from '../messages/basic.ts';
import { type LazyPart, useLazyPart, usePreload } from './lazy-part.ts';
import { useSnackbars } from './Snackbars/snackbar-context.ts';
import { useUiMessages } from './ui-surroundings.ts';

/**
 * Returns code that opens above the page, loaded on the first opening. If loading fails, shows an error and calls
 * `onClose`, so that opening it again retries.
 */
export function usePartOnOpening<Part>(part: LazyPart<Part>, open: boolean, onClose: () => void): Part | undefined {
  const messages = useUiMessages(partMessages);
  const snackbars = useSnackbars();
  return useLazyPart(part, open, () => {
    snackbars.error(messages.partFailed);
    onClose();
  });
}

/** Like `usePartOnOpening`, for parts that are likely to be opened: loads the code while the browser is idle. */
export function useOpenedPart<Part>(part: LazyPart<Part>, open: boolean, onClose: () => void): Part | undefined {
  usePreload(part);
  return usePartOnOpening(part, open, onClose);
}
