import type { TaskRow } from '@tramita/client/contract';
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { selectionTexts } from '../../../messages/rules/selection.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isElement } from '../../../ui/page-root.ts';
import { Cell, Row } from '../../../ui/Table/Row.tsx';
import { columnLayout } from '../columns/column-layouts.ts';
import type { ColumnName } from '../columns/list-columns.ts';
import { TaskCell, type TaskCellProps } from '../columns/TaskCell.tsx';
import { SelectRowBox } from '../selection/SelectBox.tsx';
import { useLongPress } from '../selection/use-long-press.ts';
import * as styles from '../TaskInbox.css.ts';
import type { InboxRows } from './inbox-row-context.ts';
import { isPlainPress } from './RowActions.tsx';
import { headRows } from './row-window.ts';

/** The menu of a row, at the position where it was opened. */
export interface OpenMenu {
  row: TaskRow;
  at: { x: number; y: number };
  returnFocus: () => void;
}

export interface TaskRowLineProps {
  row: TaskRow;
  /** Its position among the rows of the page, if not all of them are rendered. */
  index?: number;
  columns: readonly ColumnName[];
  context: InboxRows;
  isCurrent: boolean;
  isSelected: boolean;
  /** Whether the row cannot join the selected rows. */
  isBlocked: boolean;
  /** Selects or deselects the row; null if rows cannot be selected. */
  onToggle: ((row: TaskRow, asRange: boolean) => void) | null;
  onMenu: (menu: OpenMenu) => void;
  /** Uuid of the row with the keyboard focus. */
  onRowFocus?: (uuid: string) => void;
}

const isControl = (target: EventTarget): boolean =>
  isElement(target) && target.closest('a, button, [data-select]') !== null;
const isBox = (target: EventTarget): boolean => isElement(target) && target.closest('[data-select]') !== null;
const isCard = (row: Element): boolean => getComputedStyle(row).display === 'grid';
const linkOf = (row: Element) => row.querySelector<HTMLElement>('[data-task-link]');

/**
 * One row. A click opens it; on cards, a long press selects it, and while selecting a tap does too. The right mouse button
 * and the menu keys open the menu.
 */
export const TaskRowLine = memo(function TaskRowLine(props: TaskRowLineProps) {
  const { mixed } = useMessages(selectionTexts);
  const { row, index, columns, context, isCurrent, isSelected, isBlocked, onToggle, onMenu, onRowFocus } = props;
  const hasLeft = context.gone?.has(row.uuid) ?? false;
  // a long list renders the buttons of a row when the pointer or the focus reaches it
  const [isVisited, setVisited] = useState(false);
  const visit = index === undefined || isVisited ? undefined : () => setVisited(true);
  const longPress = useLongPress((element) => {
    if (onToggle && isCard(element)) onToggle(row, false);
  });
  // lists without row actions keep the browser's menu
  const hasMenu = !hasLeft && (context.isToDo || onToggle !== null);
  const openMenu = (element: Element, at: OpenMenu['at']) =>
    onMenu({ row, at, returnFocus: () => linkOf(element)?.focus() });
  const handleClickCapture = (event: MouseEvent<HTMLTableRowElement>) => {
    if (longPress.wasLong() && isCard(event.currentTarget)) return stop(event);
    // Enter on the link, which opens the row, is a click without a count
    const isTap = context.selection?.isSelecting && event.detail > 0 && !isBox(event.target);
    if (!isTap || !onToggle || !isCard(event.currentTarget)) return;
    stop(event);
    onToggle(row, false);
  };
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (isInside && isPlainPress(event) && !isControl(event.target)) context.onOpen(row);
  };
  const handleContextMenu = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!hasMenu || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (isTouch && onToggle && isCard(event.currentTarget)) return;
    openMenu(event.currentTarget, { x: event.clientX, y: event.clientY });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!hasMenu || !isAsked || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    const { left, bottom } = (linkOf(event.currentTarget) ?? event.currentTarget).getBoundingClientRect();
    openMenu(event.currentTarget, { x: left, y: bottom });
  };
  return (
    <Row
      unread={row.unread && !hasLeft}
      current={isCurrent}
      selected={onToggle ? isSelected : undefined}
      aria-rowindex={index === undefined ? undefined : headRows + 1 + index}
      className={joinClasses(styles.row, (isBlocked || hasLeft) && styles.blocked)}
      title={hasLeft ? context.messages.leftListReason : isBlocked ? mixed : undefined}
      onFocus={() => {
        visit?.();
        onRowFocus?.(row.uuid);
      }}
      onPointerEnter={visit}
      onClickCapture={handleClickCapture}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
      onKeyDown={handleKeyDown}
      {...longPress.handlers}
    >
      {onToggle && (
        <Cell card="own" className={styles.box} data-select="">
          {!hasLeft && <SelectRowBox row={row} isSelected={isSelected} isBlocked={isBlocked} onToggle={onToggle} />}
        </Cell>
      )}
      {columns.map((name) => (
        <TaskRowCell key={name} name={name} row={row} context={context} isBare={visit !== undefined} />
      ))}
    </Row>
  );
});

interface TaskRowCellProps extends TaskCellProps {
  context: InboxRows;
}

function TaskRowCell({ name, row, isBare, context }: TaskRowCellProps) {
  const { align, numeric, card, className } = columnLayout(name, context.data);
  const isAlone = name === 'idk' && !row.subtitle;
  return (
    <Cell align={align} numeric={numeric} card={card} className={joinClasses(className, isAlone && styles.metaAlone)}>
      <TaskCell name={name} row={row} isBare={isBare} />
    </Cell>
  );
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
