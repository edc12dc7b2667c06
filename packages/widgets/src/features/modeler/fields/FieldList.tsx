import type { ModelField } from '@tramita/client/contract';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { useProblems } from '../problems/problems-context.ts';
import { useModelerState, useModelerStore } from '../store/modeler-context.ts';
import { FieldRow, type RowActions } from './FieldRow.tsx';
import * as styles from './FormPanel.css.ts';
import { RemoveFieldDialog } from './RemoveFieldDialog.tsx';
import { useFieldOrder } from './use-field-order.ts';
import { useGuarded } from './use-guarded.ts';

interface FieldListProps {
  messages: typeof modelerFieldsMessages;
  fields: readonly ModelField[];
  /** Moves the focus to another element after the confirmed field was removed; returns whether it did. */
  onReturnFocus: () => boolean;
}

/** The fields in order. They can be opened, moved by dragging, buttons or Alt with the arrows, and deleted. */
export function FieldList({ messages, fields, onReturnFocus }: FieldListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<ModelField | null>(null);
  const { actions, held, over, announcement } = useRowActions(list, messages, setAsked);
  return (
    <>
      <ul ref={list} aria-label={messages.fieldList} className={styles.fields}>
        <FieldRows messages={messages} fields={fields} held={held} over={over} actions={actions} />
      </ul>
      <LiveRegion>{announcement}</LiveRegion>
      <RemoveFieldDialog field={asked} onClose={() => setAsked(null)} onReturnFocus={onReturnFocus} />
    </>
  );
}

interface FieldRowsProps
  extends Pick<FieldListProps, 'messages' | 'fields'>,
    Pick<ListActions, 'held' | 'over' | 'actions'> {}

/** The rows, which show the selection and the problems: a change of these does not render the rest of the list. */
function FieldRows({ messages, fields, held, over, actions }: FieldRowsProps) {
  const wrong = useWrongFields(fields);
  const selected = useModelerState(({ selection }) => (selection.kind === 'field' ? selection.fieldId : null));
  const from = held === null ? -1 : fields.findIndex(({ id }) => id === held);
  return fields.map((field, index) => (
    <FieldRow
      key={field.id}
      messages={messages}
      field={field}
      index={index}
      isLast={index === fields.length - 1}
      isSelected={field.id === selected}
      hasProblem={wrong.has(field.id)}
      drop={from < 0 || over !== index || from === index ? null : from < index ? 'below' : 'above'}
      actions={actions}
    />
  ));
}

/** Returns the ids of the fields with a problem. */
function useWrongFields(fields: readonly ModelField[]): ReadonlySet<string> {
  const problems = useProblems();
  return useMemo(() => {
    const named = problems.flatMap(({ place }) => (place.kind === 'field' ? [place.fieldId] : []));
    const unfinished = fields.filter(({ label, name, type }) => label.trim() === '' || name === '' || type === '');
    return new Set([...named, ...unfinished.map(({ id }) => id)]);
  }, [problems, fields]);
}

type ListActions = ReturnType<typeof useRowActions>;

/** The actions of rows, and the row being dragged with its target. */
function useRowActions(
  list: RefObject<HTMLElement | null>,
  messages: typeof modelerFieldsMessages,
  onRemove: (field: ModelField) => void,
) {
  const store = useModelerStore();
  const guarded = useGuarded();
  const order = useFieldOrder(list, messages);
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const latest = useRef({ order, guarded, held, onRemove });
  latest.current = { order, guarded, held, onRemove };
  const actions = useMemo<RowActions>(
    () => ({
      open: (fieldId) => latest.current.guarded(() => store.select({ kind: 'field', fieldId })),
      move: (fieldId, by, part) => latest.current.guarded(() => latest.current.order.step(fieldId, by, part)),
      remove: (field) => latest.current.guarded(() => latest.current.onRemove(field)),
      drag(phase, fieldId, index, event) {
        if (phase === 'start') {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', fieldId);
          setHeld(fieldId);
          return;
        }
        const moved = latest.current.held;
        if (phase !== 'end') {
          if (moved === null) return;
          event.preventDefault();
          if (phase === 'over') return setOver(index);
          latest.current.guarded(() => latest.current.order.moveTo(moved, index, null));
        }
        setHeld(null);
        setOver(null);
      },
    }),
    [store],
  );
  return { actions, held, over, announcement: order.announcement };
}
