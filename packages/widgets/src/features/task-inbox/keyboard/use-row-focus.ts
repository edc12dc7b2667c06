import type { TaskRow } from '@tramita/client/contract';
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusedNear, isFocusLost, windowOf } from '../../../ui/page-root.ts';
import { focusFilter } from '../filters/focus-filter.ts';
import type { FocusRow } from '../rows/list-length.ts';
import { currentRow } from './use-list-keys.ts';

export interface RowFocusOptions {
  /** Takes the focus itself while there is no row. */
  list: RefObject<HTMLElement | null>;
  detail: RefObject<HTMLElement | null>;
  /** Focuses a row, once the code that renders the rows is loaded. */
  focusRow: RefObject<FocusRow | null>;
  rows: readonly TaskRow[] | null;
  /** Uuid of the row whose detail is open. */
  current: string | null;
  isOpen: boolean;
  /** Whether to take the focus when the page opens. */
  autoFocus: boolean;
}

interface Place {
  uuid: string;
  index: number;
}

/** Marks a list that took the focus by itself, until a key is pressed: until then no row shows its focus. */
function hideRingUntilKey(list: HTMLElement | null) {
  if (!list) return undefined;
  const view = windowOf(list);
  list.dataset['quiet'] = 'true';
  const show = () => {
    delete list.dataset['quiet'];
    view.removeEventListener('keydown', show, true);
  };
  view.addEventListener('keydown', show, true);
  return show;
}

/**
 * Moves the focus: into the detail when it opens, back to its row when it closes, to the next row if the focused row is
 * removed, and to the filters if a focused chip is removed. Returns the handlers for the list's element and a function
 * that returns the focus to it.
 */
export function useRowFocus({ list, detail, focusRow, rows, current, isOpen, autoFocus }: RowFocusOptions) {
  const wasOpen = useRef(isOpen);
  const place = useRef<Place | null>(null);
  const held = useRef<{ element: Element; isInToolbar: boolean } | null>(null);
  const waits = useRef(false);
  const openIndex = current === null || !rows ? -1 : rows.findIndex((row) => row.uuid === current);
  if (current !== null && openIndex >= 0) place.current = { uuid: current, index: openIndex };

  const latestRows = useRef(rows);
  latestRows.current = rows;
  /** Focuses the row, the one in its place, or the list itself, which then waits for the rows. */
  const focusPlace = useCallback(() => {
    const known = latestRows.current ?? [];
    const same = known.findIndex(({ uuid }) => uuid === place.current?.uuid);
    const index = same >= 0 ? same : Math.min(place.current?.index ?? 0, known.length - 1);
    waits.current = !(index >= 0 && focusRow.current?.(index));
    if (waits.current) list.current?.focus({ preventScroll: true });
  }, [list, focusRow]);

  const isWanted = useRef(autoFocus && !isOpen);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    focusPlace();
    return hideRingUntilKey(list.current);
  }, [focusPlace, list]);

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) detail.current?.focus({ preventScroll: true });
    else focusPlace();
  }, [isOpen, detail, focusPlace]);

  // any change of the list can remove the focused element, so each one is checked
  useEffect(() => {
    const lost = held.current;
    if (waits.current && list.current && focusedNear(list.current) === list.current) focusPlace();
    if (!lost || lost.element.isConnected) return;
    held.current = null;
    if (!list.current || !isFocusLost(list.current)) return;
    if (lost.isInToolbar && focusFilter(list.current)) return;
    focusPlace();
  });

  const handlers = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(target)) return;
      held.current = { element: target, isInToolbar: target.closest('[data-slot="toolbar"]') !== null };
      if (target === currentTarget) return;
      waits.current = false;
      // an action on rows keeps their position
      if (target.closest('[data-slot="selection-bar"]')) return;
      const uuid = target.closest('tbody tr') ? currentRow(currentTarget) : undefined;
      const index = latestRows.current?.findIndex((row) => row.uuid === uuid) ?? -1;
      place.current = uuid === undefined || index < 0 ? null : { uuid, index };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // an element that is being removed is gone only after its event
      queueMicrotask(() => {
        if (held.current?.element === target && target.isConnected) held.current = null;
      });
    },
  };
  return {
    handlers,
    /** Rows appeared in an empty list: it passes on the focus that it kept for them. */
    rowsDrawn: () => {
      if (waits.current && list.current && focusedNear(list.current) === list.current) focusPlace();
    },
    /** Returns the focus to its last place in the list. */
    focusList: focusPlace,
  };
}
