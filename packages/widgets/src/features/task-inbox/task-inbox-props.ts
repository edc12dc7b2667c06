import type { User } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import type { WidgetSettings } from '../../provider/tramita-context.ts';

/** Data and functions for the page that shows an open task next to the list. */
export interface OpenTask {
  /** Uuid of the task on to-do lists, protocol of the request on the others. */
  identifier: string;
  /** Whether the identifier names a request: on every list except to-do. */
  useRequests: boolean;
  /** Its position among all rows of the list, from 1; null while it is not on the current page. */
  position: number | null;
  /** Number of rows on all pages. */
  total: number;
  /** Opens the previous row; undefined at the first. */
  onPrevious?: () => void;
  /** Opens the next row; undefined at the last. */
  onNext?: () => void;
  onClose: () => void;
  /** Call it after the task was approved, rejected or completed: closes it, or opens the next one if the user chose so. */
  onFinished: () => void;
  /** Call it after the task changed on the server: the list and the counts are loaded again. */
  onChanged: () => void;
}

/** Props of the task inbox. */
export interface TaskInboxProps extends WidgetSettings {
  /** Whose tasks: `my-tasks` the user's own requests, `attendance` those of their groups, `my-attendance` those assigned to them. @default 'attendance' */
  page?: TaskPage;
  /** @default 'to-do' */
  status?: StatusFilter;
  /** The signed-in user; loaded from the API by default. */
  user?: Pick<User, 'id'>;
  /** The open task, by the identifier of {@link OpenTask}; null for none. If undefined, the inbox stores it itself. */
  openTask?: string | null;
  /** The initially open task, if `openTask` is undefined. @default null */
  defaultOpenTask?: string | null;
  /** Called if a row was opened, or the open task closed. */
  onOpenTaskChange?: (identifier: string | null) => void;
  /**
   * The query of the page's address, with or without `?`, which then contains filters, order and page of the list, so that
   * a copied link shows the same list. `view=<id>` is the id of the saved view, `view=all` the whole list if the user has a
   * default view. If undefined, the address is not used.
   */
  address?: string;
  /** Called if filters, order, page or saved view changed, with the query for the address, without `?`. */
  onAddressChange?: (address: string) => void;
  /** Returns the address of a task in the page, for the rows' links. @default '/{page}/{status}/{identifier}' */
  taskHref?: (identifier: string) => string;
  /** Uuids of the selected rows. If undefined, the inbox stores the selection itself. */
  selection?: readonly string[];
  /** The initially selected rows, if `selection` is undefined. @default none */
  defaultSelection?: readonly string[];
  /** Called if rows were selected or deselected, also if an action removed them from the list. */
  onSelectionChange?: (uuids: readonly string[]) => void;
  /**
   * An element of the page for the selection bar, such as the page's own top bar. If undefined, the bar replaces the list's
   * toolbar; null waits for the element.
   */
  selectionBarContainer?: HTMLElement | null;
  /** Whether to take the focus when the page opens, so that the shortcuts of the list work at once. @default false */
  autoFocus?: boolean;
  /**
   * Renders the open task in place of the widget's own detail; null renders none, so that rows only report that they were
   * opened. @default the task with its form, next to the list
   */
  renderDetail?: ((task: OpenTask) => ReactNode) | null;
}
