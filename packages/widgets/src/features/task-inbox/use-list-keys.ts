import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { SelectKeys } from './selection/row-selection.ts';

export interface ListKeysOptions {
  /** The whole widget. */
  root: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** True while a detail is open. */
  isOpen: boolean;
  /** The keys that select rows, once what draws them is there. */
  selectKeys: RefObject<SelectKeys | null>;
  onClose: () => void;
  onFilter: () => void;
  onHelp: () => void;
}

const rowLink = '[data-task-link]';

/** The links of the rows, in order. */
export function rowLinks(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(rowLink) ?? [])];
}

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
const layer = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * The keys of the list: J, K and the arrows move, Escape closes the detail, "/" goes to the filters, "?" lists the
 * keys; those of the selection come first. They work while the focus is in the widget, or nowhere after it was in the
 * widget last, and never while typing or behind a dialog or a menu. Enter is the row link's own. The detail has an
 * Escape of its own.
 */
export function useListKeys(options: ListKeysOptions) {
  const { root, list } = options;
  const move = useCallback((step: 1 | -1) => moveFocus(list.current, step), [list]);
  const latest = useRef(options);
  latest.current = options;

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
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    press(nativeEvent, target, list.current?.contains(target) ?? false);
  };
}

/** Keys pressed while nothing has the focus belong to the widget that was used last. */
function useKeysWithoutFocus(
  root: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent, target: Element, isInList: boolean) => void,
): void {
  useEffect(() => {
    let isEntered = false;
    const enter = (event: Event) => {
      isEntered = root.current !== null && event.composedPath().includes(root.current);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isEntered && event.target === document.body) press(event, document.body, true);
    };
    document.addEventListener('pointerdown', enter, true);
    document.addEventListener('focusin', enter, true);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', enter, true);
      document.removeEventListener('focusin', enter, true);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [root, press]);
}

function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const links = rowLinks(list);
  const page = list?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = page?.activeElement?.closest('tr');
  const at = links.findIndex((link) => {
    const row = link.closest('tr');
    return focused ? row === focused : row?.getAttribute('aria-current') === 'true';
  });
  const target = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
  const link = links[target];
  link?.focus({ preventScroll: true });
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}
