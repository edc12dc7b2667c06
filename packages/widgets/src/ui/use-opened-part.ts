import { type LazyPart, useLazyPart, usePreload } from './lazy-part.ts';
import { useSnackbars } from './Snackbars/snackbar-context.ts';
import { useUiEnvironment } from './ui-environment.ts';

/**
 * The code of something that opens over the page, fetched while the browser is idle or on the first opening. When it
 * cannot be had, the person is told and `onClose` is called, so that opening it again tries again.
 */
export function useOpenedPart<Part>(part: LazyPart<Part>, open: boolean, onClose: () => void): Part | undefined {
  const { messages } = useUiEnvironment();
  const snackbars = useSnackbars();
  usePreload(part);
  return useLazyPart(part, open, () => {
    snackbars.error(messages.partFailed);
    onClose();
  });
}
