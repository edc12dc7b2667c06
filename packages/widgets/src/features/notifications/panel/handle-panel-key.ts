import type { KeyboardEvent } from 'react';
import { isElement } from '../../../ui/page-root.ts';
import { indexOfItem, itemsOf } from './panel-items.ts';

/** Actions of keys on the focused row. */
export interface RowKeys {
  onToggle: (id: number) => void;
  onDelete: (id: number) => void;
}

/** J, K and the arrows move between rows, Home and End to the ends, U toggles read, Delete deletes. */
export function handlePanelKey(event: KeyboardEvent<HTMLElement>, { onToggle, onDelete }: RowKeys): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isElement(target)) return;
  const items = itemsOf(currentTarget);
  const at = indexOfItem(items, target);
  const go = (to: number) => items[Math.max(0, Math.min(to, items.length - 1))]?.focus();
  const id = Number(items[at]?.dataset['item']);
  const onRow = (act: (id: number) => void) => (Number.isNaN(id) ? undefined : () => act(id));
  const next = () => go(at + 1);
  const previous = () => go(at < 0 ? items.length - 1 : at - 1);
  const first = () => go(0);
  const last = () => go(items.length - 1);
  const remove = onRow(onDelete);
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: next,
    j: next,
    ArrowUp: previous,
    k: previous,
    Home: first,
    End: last,
    u: onRow(onToggle),
    Delete: remove,
    Backspace: remove,
  };
  const act = actions[key.length === 1 ? key.toLowerCase() : key];
  if (!act) return;
  event.preventDefault();
  act();
}
