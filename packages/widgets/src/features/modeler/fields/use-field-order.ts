import { moveField } from '@tramita/client/rules';
import { type RefObject, useRef, useState } from 'react';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import { useShownFields } from './use-shown-fields.ts';

/** The parts of a row that can move it. */
export type RowPart = 'open' | 'up' | 'down';

/**
 * Moves fields to another place in the form. The control that moved the row keeps the focus, and the new position is
 * announced.
 */
export function useFieldOrder(list: RefObject<HTMLElement | null>, messages: typeof modelerFieldsMessages) {
  const store = useModelerStore();
  const fields = useShownFields();
  const [announcement, setAnnouncement] = useState('');
  const focus = useRef<{ fieldId: string; part: RowPart } | null>(null);
  // moving the row in the DOM removes the focus from its controls
  useIsomorphicLayoutEffect(() => {
    if (!focus.current || fields.length === 0) return;
    const { fieldId, part } = focus.current;
    focus.current = null;
    const row = list.current?.querySelector(`[data-field-id="${CSS.escape(fieldId)}"]`);
    row?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }, [fields, list]);

  /** Moves a field to an index from 0, as a single edit. */
  function moveTo(fieldId: string, place: number, part: RowPart | null): void {
    const from = fields.findIndex(({ id }) => id === fieldId);
    const to = Math.max(0, Math.min(place, fields.length - 1));
    const field = fields[from];
    if (!field || from === to) return;
    if (part) focus.current = { fieldId, part };
    store.edit((model) => {
      let moved = model;
      for (let left = Math.abs(to - from); left > 0; left -= 1) {
        moved = moveField(moved, fieldId, to < from ? 'up' : 'down');
      }
      return moved;
    });
    setAnnouncement(messages.moved(field.label || messages.unnamed, to + 1, fields.length));
  }

  return {
    announcement,
    moveTo,
    /** One place up (-1) or down (1). */
    step: (fieldId: string, by: -1 | 1, part: RowPart | null) =>
      moveTo(fieldId, fields.findIndex(({ id }) => id === fieldId) + by, part),
  };
}
