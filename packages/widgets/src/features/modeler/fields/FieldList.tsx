import type { ModelField } from '@tramita/client/contract';
import { type DragEvent, useRef, useState } from 'react';
import type { modelerFieldsMessages } from '../../../messages/modeler/fields.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { useModelerState, useModelerStore } from '../store/modeler-context.ts';
import { FieldRow } from './FieldRow.tsx';
import * as styles from './FormPanel.css.ts';
import { RemoveFieldDialog } from './RemoveFieldDialog.tsx';
import { useFieldOrder } from './use-field-order.ts';
import { useGuarded } from './use-guarded.ts';

interface FieldListProps {
  messages: typeof modelerFieldsMessages;
  fields: readonly ModelField[];
  /** Ids of the fields with a problem. */
  wrong: ReadonlySet<string>;
  /** Where the focus goes when the last field is gone. */
  onEmptied: () => void;
}

/** The fields in order: opened, moved by dragging, by buttons and by Alt with the arrows, and deleted. */
export function FieldList({ messages, fields, wrong, onEmptied }: FieldListProps) {
  const store = useModelerStore();
  const guarded = useGuarded();
  const list = useRef<HTMLUListElement>(null);
  const order = useFieldOrder(list, messages);
  const drag = useRowDrag((fieldId, place) => guarded(() => order.moveTo(fieldId, place, null)));
  const [asked, setAsked] = useState<ModelField | null>(null);
  const place = useRef(0);
  const selected = useModelerState(({ selection }) => (selection.kind === 'field' ? selection.fieldId : null));

  const focusNeighbour = (wasRemoved: boolean): boolean => {
    if (!wasRemoved) return false;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-part="open"]') ?? [];
    const next = rows[Math.min(place.current, rows.length - 1)];
    if (next) next.focus();
    else onEmptied();
    return true;
  };
  return (
    <>
      <ul ref={list} aria-label={messages.fieldList} className={styles.fields}>
        {fields.map((field, index) => (
          <li
            key={field.id}
            data-field-id={field.id}
            data-state={field.id === selected ? 'selected' : 'idle'}
            draggable
            className={joinClasses(styles.row, drag.markOf(index, fields))}
            {...drag.handlers(field.id, index)}
          >
            <FieldRow
              messages={messages}
              field={field}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              isSelected={field.id === selected}
              hasProblem={wrong.has(field.id)}
              onOpen={() => guarded(() => store.select({ kind: 'field', fieldId: field.id }))}
              onMove={(by, part) => guarded(() => order.step(field.id, by, part))}
              onRemove={() =>
                guarded(() => {
                  place.current = index;
                  setAsked(field);
                })
              }
            />
          </li>
        ))}
      </ul>
      <LiveRegion>{order.news}</LiveRegion>
      <RemoveFieldDialog field={asked} onClose={() => setAsked(null)} onReturnFocus={focusNeighbour} />
    </>
  );
}

/** Dragging a row over the others: which one is held, and over which place. */
function useRowDrag(onDrop: (fieldId: string, place: number) => void) {
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  return {
    /** The line that shows where the held row would come to stand. */
    markOf(index: number, fields: readonly ModelField[]): string | undefined {
      if (held === null || over !== index) return undefined;
      const from = fields.findIndex(({ id }) => id === held);
      if (from === index) return undefined;
      return from < index ? styles.dropBelow : styles.dropAbove;
    },
    handlers: (fieldId: string, index: number) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', fieldId);
        setHeld(fieldId);
      },
      onDragOver: (event: DragEvent) => {
        if (held === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (held === null) return;
        event.preventDefault();
        onDrop(held, index);
        end();
      },
      onDragEnd: end,
    }),
  };
}
