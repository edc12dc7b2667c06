import { type KeyboardEvent, type RefObject, useCallback } from 'react';

export interface ListKeysOptions {
  list: RefObject<HTMLElement | null>;
  /** True while a detail is open. */
  isOpen: boolean;
  onClose: () => void;
  onFilter: () => void;
  onHelp: () => void;
}

const rowLink = '[data-task-link]';

/** The links of the rows, in order. */
export function rowLinks(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(rowLink) ?? [])];
}

const isTyping = (target: Element): boolean =>
  target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]') !== null;
const isInLayer = (target: Element): boolean =>
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/**
 * The keys of the list: J, K and the arrows move, Escape closes the detail, "/" goes to the filters, "?" lists the
 * keys. They work while the focus is in the widget, and never while typing or behind a dialog or a menu. Enter is
 * the row link's own. The detail has an Escape of its own.
 */
export function useListKeys({ list, isOpen, onClose, onFilter, onHelp }: ListKeysOptions) {
  const move = useCallback(
    (step: 1 | -1) => {
      const links = rowLinks(list.current);
      const page = list.current?.getRootNode() as Document | ShadowRoot | undefined;
      const focused = page?.activeElement?.closest('tr');
      const at = links.findIndex((link) => {
        const row = link.closest('tr');
        return focused ? row === focused : row?.getAttribute('aria-current') === 'true';
      });
      const target = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
      const link = links[target];
      link?.focus({ preventScroll: true });
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    },
    [list],
  );

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
    if (isTyping(target) || isInLayer(target)) return;
    const isInList = list.current?.contains(target) ?? false;
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
  };
}
