import type { TaskRow } from '@tramita/client/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { rowLinks } from './use-list-keys.ts';

export interface RowFocusOptions {
  list: RefObject<HTMLElement | null>;
  detail: RefObject<HTMLElement | null>;
  rows: readonly TaskRow[] | null;
  /** Uuid of the row whose detail is open. */
  current: string | null;
  isOpen: boolean;
}

/**
 * Keeps the keyboard's place: into the detail when it opens, back to its row when it closes, and to the row that
 * takes its place when the row goes away under the focus.
 */
export function useRowFocus({ list, detail, rows, current, isOpen }: RowFocusOptions): void {
  const wasOpen = useRef(isOpen);
  const last = useRef<{ uuid: string; index: number }>(undefined);
  const waits = useRef(false);
  if (current !== null && rows) {
    const index = rows.findIndex((row) => row.uuid === current);
    if (index >= 0) last.current = { uuid: current, index };
  }

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) detail.current?.focus({ preventScroll: true });
    else waits.current = !focusRow(list.current, last.current?.uuid, undefined);
  }, [isOpen, list, detail]);

  useEffect(() => {
    if (!rows || isOpen || !last.current) return;
    const page = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isLost = !page?.activeElement || page.activeElement === document.body;
    const isGone = !rows.some((row) => row.uuid === last.current?.uuid);
    if (isGone && (isLost || waits.current)) {
      waits.current = false;
      focusRow(list.current, undefined, last.current.index);
      last.current = undefined;
    }
  }, [rows, isOpen, list]);
}

function focusRow(list: HTMLElement | null, uuid: string | undefined, index: number | undefined): boolean {
  const links = rowLinks(list);
  const link =
    uuid === undefined
      ? links[Math.min(index ?? 0, links.length - 1)]
      : links.find((candidate) => candidate.dataset['taskLink'] === uuid);
  link?.focus({ preventScroll: true });
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  return link !== undefined;
}
