import { type LazyPart, useLazyPart, usePreload } from './lazy-part.ts';
import { useSnackbars } from './Snackbars/snackbar-context.ts';
import { useUiEnvironment } from './ui-environment.ts';

/**
 * The code of something that opens over the page, fetched on the first opening. When it cannot be had, the person is
 * told and `onClose` is called, so that opening it again tries again.
 */
export function usePartOnOpening<Part>(part: LazyPart<Part>, open: boolean, onClose: () => void): Part | undefined {
  const { messages } = useUiEnvironment();
  const snackbars = useSnackbars();
  return useLazyPart(part, open, () => {
    snackbars.error(messages.partFailed);
    onClose();
  });
}

/** The same for what is always likely to be opened: it is fetched while the browser is idle already. */
export function useOpenedPart<Part>(part: LazyPart<Part>, open: boolean, onClose: () => void): Part | undefined {
  usePreload(part);
  return usePartOnOpening(part, open, onClose);
}
