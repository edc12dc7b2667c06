import type { User } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { TramitaSettings } from '../../provider/tramita-context.ts';

/** Props of the task detail. */
export interface TaskDetailProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Uuid of the task; with `useRequests` the protocol of a request, or the uuid of one of its tasks. */
  identifier: string;
  /** Read the request instead of the task, as the lists other than to-do do. @default false */
  useRequests?: boolean;
  /**
   * Only look: the form takes no input, and there are no actions, comments to write or files to add; downloads stay.
   * The request is read, as the reports' readers may. @default false
   */
  readOnly?: boolean;
  /** The list it was opened from, which decides how it is marked read. @default 'attendance' */
  page?: TaskPage;
  /** Status of that list. @default 'to-do' */
  status?: StatusFilter;
  /** Who is looking; asked of the API when left out. */
  user?: Pick<User, 'id'>;
  /** Its place in the list, shown as "1 de 63"; null hides it. @default null */
  position?: number | null;
  /** Number of rows of that list. @default 0 */
  total?: number;
  onPrevious?: () => void;
  onNext?: () => void;
  /** The person closed it, finished it, or it could not be loaded. */
  onClose: () => void;
  /** The user approved, rejected or completed it. Left out, `onClose` is called. */
  onFinished?: () => void;
  /** The task changed on the server: lists and counts are out of date. */
  onChanged?: () => void;
  /** Where a finished request is rated; without it no such link is offered. */
  rateHref?: (protocol: string) => string;
}
