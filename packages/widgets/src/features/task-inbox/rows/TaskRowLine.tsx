import type { TaskRow } from '@tramita/client/contract';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isElement } from '../../../ui/page-root.ts';
import { cellClass, Row } from '../../../ui/Table/Row.tsx';
import { isRowPress, noteRowPress } from '../../../ui/Table/row-press.ts';
import { columnCells } from '../columns/column-cells.tsx';
import { type ColumnName, isDataColumn } from '../columns/list-columns.ts';
import type { CellList } from '../columns/use-cell-list.ts';
import { SelectRowBox } from '../selection/SelectBox.tsx';
import { useLongPress } from '../selection/use-long-press.ts';
import * as styles from '../TaskInbox.css.ts';
import { headRows } from './list-length.ts';
import { useVisited } from './use-visited.ts';

/** The menu of a row, at the position where it was opened. */
export interface OpenMenu {
  row: TaskRow;
  at: { x: number; y: number };
  returnFocus: () => void;
}

/** A column, with the class of its cells. */
export interface LineColumn {
  readonly name: ColumnName;
  readonly className: string;
}

export interface TaskRowLineProps {
  row: TaskRow;
  /** Its position among the rows of the page, if not all of them are rendered. */
  index?: number;
  columns: readonly LineColumn[];
  list: CellList;
  isCurrent: boolean;
  isSelected: boolean;
  /** Why the row cannot join the selected rows; undefined if it can. */
  blockedBy: string | undefined;
  /** Whether the assignment of the row is being sent. */
  isAssigning: boolean;
  /** Whether a tap on a card selects. A function, because the row looks the same either way. */
  isSelecting: () => boolean;
  /** Selects or deselects the row; null if rows cannot be selected. */
  onToggle: ((row: TaskRow, asRange: boolean) => void) | null;
  onMenu: (menu: OpenMenu) => void;
  /** Called with the uuid of the row when the pointer or the focus reaches it. */
  onUse?: (uuid: string) => void;
  /** Uuid of the row with the keyboard focus. */
  onRowFocus?: (uuid: string) => void;
}

const boxClass = cellClass({ card: 'own', className: styles.box });
const isBox = (target: EventTarget): boolean => isElement(target) && target.closest('[data-select]') !== null;
const isCard = (row: Element): boolean => getComputedStyle(row).display === 'grid';
const linkOf = (row: Element) => row.querySelector<HTMLElement>('[data-task-link]');

/**
 * One row. A click opens it; on cards, a long press selects it, and while selecting a tap does too. The right mouse button
 * and the menu keys open the menu.
 */
export const TaskRowLine = memo(function TaskRowLine(props: TaskRowLineProps) {
  const { row, index, columns, list, isCurrent, isSelected, blockedBy, isAssigning } = props;
  const { isSelecting, onToggle, onMenu, onUse, onRowFocus } = props;
  const hasLeft = list.gone?.has(row.uuid) ?? false;
  // a long list renders the buttons of a row when the pointer rests on it or the focus reaches it
  const { isBare, visit, pointerHandlers } = useVisited(index !== undefined, () => onUse?.(row.uuid));
  const longPress = useLongPress((element) => {
    if (onToggle && isCard(element)) onToggle(row, false);
  });
  // lists without row actions keep the browser's menu
  const hasMenu = !hasLeft && (list.isToDo || onToggle !== null);
  const openMenu = (element: Element, at: OpenMenu['at']) =>
    onMenu({ row, at, returnFocus: () => linkOf(element)?.focus() });
  const handleClickCapture = (event: MouseEvent<HTMLTableRowElement>) => {
    if (longPress.wasLong() && isCard(event.currentTarget)) return stop(event);
    // Enter on the link, which opens the row, is a click without a count
    const isTap = isSelecting() && event.detail > 0 && !isBox(event.target);
    if (!isTap || !onToggle || !isCard(event.currentTarget)) return;
    stop(event);
    onToggle(row, false);
  };
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isRowPress(event)) list.onOpen(row);
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
      className={joinClasses(styles.row, (blockedBy || hasLeft) && styles.blocked)}
      title={hasLeft ? list.messages.leftListReason : blockedBy}
      onFocus={() => {
        visit();
        onRowFocus?.(row.uuid);
      }}
      onClickCapture={handleClickCapture}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
      onKeyDown={handleKeyDown}
      {...longPress.handlers}
      {...pointerHandlers}
      onPointerDownCapture={(event) => {
        noteRowPress(event);
        visit();
      }}
    >
      {onToggle && (
        <td data-slot="cell" className={boxClass} data-select="">
          {!hasLeft && <SelectRowBox row={row} isSelected={isSelected} blockedBy={blockedBy} onToggle={onToggle} />}
        </td>
      )}
      {columns.map(({ name, className }) => (
        <td
          key={name}
          data-slot="cell"
          className={name === 'idk' && !row.subtitle ? joinClasses(className, styles.metaAlone) : className}
        >
          {isDataColumn(name)
            ? list.dataCell?.(name, row, list)
            : columnCells[name](row, list, { isBare, isAssigning })}
        </td>
      ))}
    </Row>
  );
});

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
