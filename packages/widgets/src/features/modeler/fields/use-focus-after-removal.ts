import type { ModelField } from '@tramita/client/contract';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../ui/page-root.ts';

/**
 * After a field is removed together with the focused row or editor, moves the focus to the next row, or to a
 * button of an empty panel. Returns a function that a closing dialog calls to do so; it returns whether it moved the
 * focus.
 */
export function useFocusAfterRemoval(
  panel: RefObject<HTMLElement | null>,
  fields: readonly ModelField[],
): () => boolean {
  const before = useRef(fields);
  const place = useRef<number | null>(null);
  const focusNext = useCallback((): boolean => {
    const at = place.current;
    if (at === null || !panel.current) return false;
    place.current = null;
    const rows = panel.current.querySelectorAll<HTMLElement>('[data-part="open"]');
    const next = rows[Math.min(at, rows.length - 1)] ?? panel.current.querySelector('button');
    next?.focus();
    return true;
  }, [panel]);
  useEffect(() => {
    const gone = before.current.findIndex((field, index) => fields[index]?.id !== field.id);
    const isRemoval = fields.length < before.current.length;
    before.current = fields;
    place.current = isRemoval ? gone : null;
    if (!isRemoval) return;
    const frame = requestAnimationFrame(() => {
      if (panel.current && isFocusLost(panel.current)) focusNext();
    });
    return () => cancelAnimationFrame(frame);
  }, [fields, panel, focusNext]);
  return focusNext;
}
