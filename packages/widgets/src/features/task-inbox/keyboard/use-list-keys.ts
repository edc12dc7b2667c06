import type { TaskRow } from '@tramita/client/contract';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { documentOf, focusedNear, isElement } from '../../../ui/page-root.ts';
import type { FocusRow } from '../rows/list-length.ts';
import type { SelectKeys } from '../selection/row-selection.ts';

export interface ListKeysOptions {
  /** The whole widget. */
  root: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  rows: readonly TaskRow[] | null;
  /** Focuses a row, once the code that renders the rows is loaded. */
  focusRow: RefObject<FocusRow | null>;
  /** Whether a detail is open. */
  isOpen: boolean;
  /** The keys that select rows, once the code that renders them is loaded. */
  selectKeys: RefObject<SelectKeys | null>;
  onClose: () => void;
  onFilter: () => void;
  onHelp: () => void;
}

/** Returns the uuid of the focused row, or else of the one whose detail is open. */
export function currentRow(list: HTMLElement | null): string | undefined {
  const focused = focusedNear(list)?.closest('tbody tr');
  const row = focused && list?.contains(focused) ? focused : list?.querySelector('tr[aria-current="true"]');
  return row?.querySelector<HTMLElement>('[data-task-link]')?.dataset['taskLink'];
}

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
const layer = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Keyboard shortcuts of the list: J, K and the arrows move, Escape closes the detail, "/" focuses the filters, "?" lists
 * the shortcuts; those of the selection come first. They work while the focus is in the widget, or nowhere after it was
 * last in the widget, and never while typing or while a dialog or a menu is open. Enter is handled by the row link; the
 * detail handles Escape itself.
 */
export function useListKeys(options: ListKeysOptions) {
  const { root, list } = options;
  const latest = useRef(options);
  latest.current = options;
  const move = useCallback(
    (step: 1 | -1) => {
      const { rows, focusRow } = latest.current;
      if (!rows) return;
      const uuid = currentRow(list.current);
      const at = rows.findIndex((row) => row.uuid === uuid);
      const target = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
      if (rows[target]) focusRow.current?.(target);
    },
    [list],
  );

  const press = useCallback(
    (event: KeyboardEvent, target: Element, isInList: boolean) => {
      const { selectKeys, isOpen, onClose, onFilter, onHelp } = latest.current;
      const { key } = event;
      if (event.defaultPrevented || target.closest(typing) || target.closest(layer)) return;
      if (isInList && list.current && selectKeys.current?.(event, list.current)) return event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const actions: Record<string, (() => void) | undefined> = {
        j: isInList ? () => move(1) : undefined,
        k: isInList ? () => move(-1) : undefined,
        ArrowDown: isInList ? () => move(1) : undefined,
        ArrowUp: isInList ? () => move(-1) : undefined,
        Escape: isInList && isOpen ? onClose : undefined,
        '/': onFilter,
        '?': onHelp,
      };
      const act = actions[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    [list, move],
  );
  useKeysWithoutFocus(root, press);

  return ({ nativeEvent, target, currentTarget }: ReactKeyboardEvent<HTMLElement>) => {
    if (!isElement(target) || !currentTarget.contains(target)) return;
    press(nativeEvent, target, list.current?.contains(target) ?? false);
  };
}

/** Keys pressed while nothing has the focus belong to the widget that was used last. */
function useKeysWithoutFocus(
  root: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent, target: Element, isInList: boolean) => void,
): void {
  useEffect(() => {
    if (!root.current) return;
    const page = documentOf(root.current);
    let isEntered = false;
    const enter = (event: Event) => {
      isEntered = root.current !== null && event.composedPath().includes(root.current);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isEntered && event.target === page.body) press(event, page.body, true);
    };
    page.addEventListener('pointerdown', enter, true);
    page.addEventListener('focusin', enter, true);
    page.addEventListener('keydown', handleKeyDown);
    return () => {
      page.removeEventListener('pointerdown', enter, true);
      page.removeEventListener('focusin', enter, true);
      page.removeEventListener('keydown', handleKeyDown);
    };
  }, [root, press]);
}
