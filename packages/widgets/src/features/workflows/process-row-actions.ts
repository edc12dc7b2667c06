import type { ProcessRow } from '@tramita/client/contract';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import type { Locale } from '../../messages/language/locale.ts';

/** Actions of a row of a list of processes. */
export interface ProcessRowActions {
  readonly messages: typeof workflowsMessages;
  readonly locale: Locale;
  readonly hrefFor: (id: number) => string;
  /** Opens the dialog of an external process. */
  readonly onEdit: (process: ProcessRow) => void;
  /** Opens the retention rule of a modeled process; null or absent if the user cannot set it. */
  readonly onRetention?: ((process: ProcessRow) => void) | null;
  /** Id of the process whose dialog is loading. */
  readonly busy: number | null;
}
