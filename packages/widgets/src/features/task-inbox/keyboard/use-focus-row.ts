import type { TaskRow } from '@tramita/client/contract';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import type { InboxRows } from '../rows/inbox-rows.ts';

/**
 * Lets the list focus a row by its position, even if it is not rendered. Returns the positions of the rows that must stay
 * rendered: the one with the keyboard focus and the one whose detail is open.
 */
export function useFocusRow(rows: readonly TaskRow[], context: InboxRows, current: string | null) {
  const { root } = context;
  const [held, setHeld] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const latest = useRef(rows);
  latest.current = rows;

  const focusLink = (uuid: string): boolean => {
    const link = root.current?.querySelector<HTMLElement>(`[data-task-link="${CSS.escape(uuid)}"]`);
    link?.focus({ preventScroll: true });
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    return Boolean(link);
  };
  useImperativeHandle(context.focusRow, () => (index) => {
    const uuid = latest.current[index]?.uuid;
    if (uuid === undefined) return false;
    wanted.current = null;
    if (focusLink(uuid)) return true;
    wanted.current = uuid;
    setHeld(uuid);
    return true;
  });
  useIsomorphicLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== held) return;
    if (focusLink(wanted.current)) wanted.current = null;
  });

  const drawn = useRef(context.onDrawn);
  useEffect(() => drawn.current(), []);

  const kept = useMemo(
    () => [held, current].map((uuid) => (uuid === null ? -1 : rows.findIndex((row) => row.uuid === uuid))),
    [held, current, rows],
  );
  return { kept, hold: setHeld };
}
