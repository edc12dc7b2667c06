import type { ProcessRow } from '@tramita/client/contract';
import type { workflowsMessages } from '../../messages/features/workflows.ts';

/** What can be done with a row of a list of processes. */
export interface ProcessRowActions {
  readonly messages: typeof workflowsMessages;
  readonly hrefFor: (id: number) => string;
  /** Opens the window of an external process. */
  readonly onEdit: (process: ProcessRow) => void;
  /** Id of the process whose window is on its way. */
  readonly busy: number | null;
}
