import { isProblem } from '@tramita/client';
import { errorTexts } from '../messages/rules/errors.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

/**
 * Returns a function that shows why an export failed: that the user has too many unfinished ones, otherwise `title` with the
 * server's message.
 */
export function useExportFailed(title: string): (error: unknown, reason?: string) => void {
  const errors = useMessages(errorTexts);
  const snackbars = useSnackbars();
  return (error, reason) => {
    if (isProblem(error, 'TOO_MANY_EXPORTS')) snackbars.error(errors.TOO_MANY_EXPORTS);
    else snackbars.error(title, { detail: reason });
  };
}
