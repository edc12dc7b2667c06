import type { ModelField } from '@tramita/client/contract';
import { ArrowDown, ArrowUp, CircleAlert, GripVertical, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, memo } from 'react';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormPanel.css.ts';
import { FieldIcon } from './field-icon.tsx';
import type { RowPart } from './use-field-order.ts';

/** Actions a row can request from the list; the same object while the list is mounted. */
export interface RowActions {
  readonly open: (fieldId: string) => void;
  readonly move: (fieldId: string, by: -1 | 1, part: RowPart) => void;
  readonly remove: (field: ModelField, index: number) => void;
  readonly drag: (phase: 'start' | 'over' | 'drop' | 'end', fieldId: string, index: number, event: DragEvent) => void;
}

interface FieldRowProps {
  messages: typeof modelerFieldsMessages;
  field: ModelField;
  index: number;
  isLast: boolean;
  isSelected: boolean;
  hasProblem: boolean;
  /** Where a row dragged over this one would be dropped. */
  drop: 'above' | 'below' | null;
  actions: RowActions;
}

const dropStyles = { above: styles.dropAbove, below: styles.dropBelow };

/** One field of the form: its icon, title, name and type, and its actions on hover or focus. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { messages, field, index, isLast, isSelected, hasProblem, drop, actions } = props;
  const labels = useMessages(modelerLabelTexts);
  const label = field.label || messages.unnamed;
  const type = field.type === '' ? messages.noType : labels.fieldType(field.type);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.move(field.id, event.key === 'ArrowUp' ? -1 : 1, 'open');
  };
  return (
    <li
      data-field-id={field.id}
      data-state={isSelected ? 'selected' : 'idle'}
      draggable
      className={joinClasses(styles.row, drop !== null && dropStyles[drop])}
      onDragStart={(event) => actions.drag('start', field.id, index, event)}
      onDragOver={(event) => actions.drag('over', field.id, index, event)}
      onDrop={(event) => actions.drag('drop', field.id, index, event)}
      onDragEnd={(event) => actions.drag('end', field.id, index, event)}
    >
      <button
        type="button"
        data-part="open"
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className={styles.open}
        onClick={() => actions.open(field.id)}
        onKeyDown={handleKeyDown}
      >
        <GripVertical aria-hidden="true" className={styles.grip} />
        <span className={styles.sign}>
          <FieldIcon type={field.type} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.name}>{messages.reference(field.name)}</span>
        </span>
        {hasProblem ? (
          <span className={styles.problem}>
            <CircleAlert aria-hidden="true" />
            <VisuallyHidden>{`${type}, ${messages.hasProblem}`}</VisuallyHidden>
          </span>
        ) : (
          <span className={styles.type}>{type}</span>
        )}
      </button>
      <span className={styles.actions}>
        <IconButton
          size="sm"
          dense
          data-part="up"
          name={messages.moveFieldUp(label)}
          disabledReason={index === 0 ? messages.isFirst : null}
          icon={<ArrowUp />}
          onClick={() => actions.move(field.id, -1, 'up')}
        />
        <IconButton
          size="sm"
          dense
          data-part="down"
          name={messages.moveFieldDown(label)}
          disabledReason={isLast ? messages.isLast : null}
          icon={<ArrowDown />}
          onClick={() => actions.move(field.id, 1, 'down')}
        />
        <IconButton
          size="sm"
          dense
          name={messages.removeField(label)}
          icon={<Trash2 />}
          onClick={() => actions.remove(field, index)}
        />
      </span>
    </li>
  );
});
