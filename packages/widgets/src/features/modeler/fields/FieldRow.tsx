import type { ModelField } from '@tramita/client/contract';
import { ArrowDown, ArrowUp, CircleAlert, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { fieldTypeLabels } from '../../../messages/modeler/field-names.ts';
import type { modelerFieldsMessages } from '../../../messages/modeler/fields.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormPanel.css.ts';
import { FieldIcon } from './field-icon.tsx';
import type { RowPart } from './use-field-order.ts';

interface FieldRowProps {
  messages: typeof modelerFieldsMessages;
  field: ModelField;
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  hasProblem: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1, part: RowPart) => void;
  onRemove: () => void;
}

/** One field of the form: its sign, title, name and type, and on hover or focus what can be done with it. */
export function FieldRow(props: FieldRowProps) {
  const { messages, field, isFirst, isLast, isSelected, hasProblem, onOpen, onMove, onRemove } = props;
  const label = field.label || messages.unnamed;
  const type = field.type === '' ? messages.noType : fieldTypeLabels[field.type];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'open');
  };
  return (
    <>
      <button
        type="button"
        data-part="open"
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className={styles.open}
        onClick={onOpen}
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
          disabledReason={isFirst ? messages.isFirst : null}
          icon={<ArrowUp />}
          onClick={() => onMove(-1, 'up')}
        />
        <IconButton
          size="sm"
          dense
          data-part="down"
          name={messages.moveFieldDown(label)}
          disabledReason={isLast ? messages.isLast : null}
          icon={<ArrowDown />}
          onClick={() => onMove(1, 'down')}
        />
        <IconButton size="sm" dense name={messages.removeField(label)} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </>
  );
}
