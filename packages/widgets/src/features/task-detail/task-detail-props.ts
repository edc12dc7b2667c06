import type { User } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';

/** Props of the task detail. */
export interface TaskDetailProps extends WidgetSettings {
  /** Uuid of the task; with `useRequests` the protocol of a request, or the uuid of one of its tasks. */
  identifier: string;
  /** Whether to read the request instead of the task, as all lists except to-do do. @default false */
  useRequests?: boolean;
  /**
   * Whether the detail is read-only: the form has no inputs, and there are no actions, comments to write or files to add;
   * downloads stay. Reads the request, with the permissions of the reports' readers. @default false
   */
  readOnly?: boolean;
  /** The list from which it was opened, which determines how it is marked as read. @default 'attendance' */
  page?: TaskPage;
  /** Status of that list. @default 'to-do' */
  status?: StatusFilter;
  /** The signed-in user; loaded from the API by default. */
  user?: Pick<User, 'id'>;
  /** Its position in the list, shown as "1 de 63"; null hides it. @default null */
  position?: number | null;
  /** Number of rows of that list. @default 0 */
  total?: number;
  onPrevious?: () => void;
  onNext?: () => void;
  /** Called if the user closed or finished it, or it could not be loaded. */
  onClose: () => void;
  /** Called if the user approved, rejected or completed it. @default `onClose` is called */
  onFinished?: () => void;
  /** Called if the task changed on the server, so that lists and counts are outdated. */
  onChanged?: () => void;
  /** Address at which a finished request is rated; without it there is no such link. */
  rateHref?: (protocol: string) => string;
  /** Called with whether there are unsent form values or a comment, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsent input: the detail asks, and continues or cancels it. @default null */
  leaving?: LeaveRequest | null;
}
