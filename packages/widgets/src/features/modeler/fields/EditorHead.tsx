import type { ModelField } from '@tramita/client/contract';
import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import * as styles from './FieldEditor.css.ts';
import { FieldIcon } from './field-icon.tsx';
import { RemoveFieldDialog } from './RemoveFieldDialog.tsx';
import { useFieldOrder } from './use-field-order.ts';
import { useShownFields } from './use-shown-fields.ts';

interface EditorHeadProps {
  field: ModelField;
  messages: typeof modelerFieldsMessages;
  onClose: () => void;
}

/** The field's name, and the actions of the whole field. */
export function EditorHead({ field, messages, onClose }: EditorHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const order = useFieldOrder(head, messages);
  const fields = useShownFields();
  const [isAsking, setAsking] = useState(false);
  return (
    <div ref={head} className={styles.head}>
      <span className={styles.headSign}>
        <FieldIcon type={field.type} />
      </span>
      <h2 className={styles.title}>{field.label || messages.unnamed}</h2>
      <IconButton
        name={messages.moveUp}
        disabledReason={fields[0]?.id === field.id ? messages.isFirst : null}
        icon={<ArrowUp />}
        onClick={() => order.step(field.id, -1, null)}
      />
      <IconButton
        name={messages.moveDown}
        disabledReason={fields.at(-1)?.id === field.id ? messages.isLast : null}
        icon={<ArrowDown />}
        onClick={() => order.step(field.id, 1, null)}
      />
      <IconButton name={messages.remove} icon={<Trash2 />} onClick={() => setAsking(true)} />
      <IconButton name={messages.close} icon={<X />} onClick={onClose} />
      <LiveRegion>{order.announcement}</LiveRegion>
      <RemoveFieldDialog field={isAsking ? field : null} onClose={() => setAsking(false)} />
    </div>
  );
}
