import type { User } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import type { TramitaSettings } from '../../provider/tramita-context.ts';

/** What the page needs to show an open task beside the list. */
export interface OpenTask {
  /** Uuid of the task on to-do lists, protocol of the request on the others. */
  identifier: string;
  /** The identifier names a request: every list but to-do. */
  useRequests: boolean;
  /** Its place among all rows of the list, from 1; null while it is not on the page shown. */
  position: number | null;
  /** Rows on all pages. */
  total: number;
  /** Opens the row before it; missing at the first. */
  onPrevious?: () => void;
  /** Opens the row after it; missing at the last. */
  onNext?: () => void;
  onClose: () => void;
  /** The task was approved, rejected or completed: closes it, or opens the next one where the user chose so. */
  onFinished: () => void;
  /** The task changed on the server: the list and the counts are asked for anew. */
  onChanged: () => void;
}

/** Props of the task inbox. */
export interface TaskInboxProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Whose tasks: `my-tasks` one's own requests, `attendance` those of one's groups, `my-attendance` those assigned to one. @default 'attendance' */
  page?: TaskPage;
  /** @default 'to-do' */
  status?: StatusFilter;
  /** Who is looking; asked of the API when left out. */
  user?: Pick<User, 'id'>;
  /** The open task, by the identifier of {@link OpenTask}; null for none. Left out, the inbox keeps it itself. */
  openTask?: string | null;
  /** The task that is open at first, where `openTask` is left out. @default null */
  defaultOpenTask?: string | null;
  /** A row was opened, or the open task closed. */
  onOpenTaskChange?: (identifier: string | null) => void;
  /**
   * The query of the page's address, with or without `?`, which then holds filters, order and page of the list, so that
   * a copied link shows the same list. `view=<id>` names the saved view that is shown, `view=all` the whole list where
   * the user has a default view. Left out, the address is not used.
   */
  address?: string;
  /** Filters, order, page or saved view changed: the query to put into the address, without `?`. */
  onAddressChange?: (address: string) => void;
  /** Address of a task in the page, for the rows' links. @default '/{page}/{status}/{identifier}' */
  taskHref?: (identifier: string) => string;
  /** Uuids of the selected rows. Left out, the inbox keeps the selection itself. */
  selection?: readonly string[];
  /** The rows that are selected at first, where `selection` is left out. @default none */
  defaultSelection?: readonly string[];
  /** Rows were selected or released, also because an action took them off the list. */
  onSelectionChange?: (uuids: readonly string[]) => void;
  /**
   * An element of the page that the bar of the selection is put into, such as the page's own top bar. Left out, the bar
   * takes the place of the list's toolbar; null waits for the element.
   */
  selectionBarContainer?: HTMLElement | null;
  /** Take the focus on coming to the page, so that the keys of the list work at once. @default false */
  autoFocus?: boolean;
  /**
   * Shows the open task in place of the widget's own detail; null shows none, so that rows only report that they were
   * opened. @default the task with its form, next to the list
   */
  renderDetail?: ((task: OpenTask) => ReactNode) | null;
}
