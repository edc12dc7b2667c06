import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { taskInboxPartMessages } from '../../../messages/features/task-inbox-parts.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Popover } from '../../../ui/Popover/Popover.tsx';
import * as styles from './ColumnOrderPanel.css.ts';
import { type ColumnName, columnLabel, type DataColumns } from './list-columns.ts';

export interface ColumnOrderPanelProps {
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  order: readonly ColumnName[];
  data: DataColumns;
  isReordered: boolean;
  /** Null restores the default order of the list. */
  onChange: (order: readonly ColumnName[] | null) => void;
  onClose: () => void;
}

/** The columns in their order, moved by dragging or with buttons. */
export function ColumnOrderPanel(props: ColumnOrderPanelProps) {
  const { open, anchor, order, data, isReordered, onChange, onClose } = props;
  const messages = useMessages(taskInboxPartMessages);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<ColumnName | null>(null);
  const [said, setSaid] = useState('');
  const labelOf = (column: ColumnName) => columnLabel(column, messages, data);

  const move = (column: ColumnName, to: number) => {
    const others = order.filter((other) => other !== column);
    if (to < 0 || to > others.length || order[to] === column) return;
    onChange([...others.slice(0, to), column, ...others.slice(to)]);
    setSaid(messages.moved(labelOf(column), to + 1, order.length));
  };
  const reset = () => {
    onChange(null);
    // the button is removed together with the custom order
    list.current?.querySelector('button')?.focus();
  };
  return (
    <Popover open={open} onClose={onClose} anchor={anchor} label={messages.columnOrderTitle} align="end">
      <div className={styles.order}>
        <div className={styles.orderHead}>
          <h3>{messages.columnOrderTitle}</h3>
          {isReordered && (
            <Button size="sm" variant="link" onClick={reset}>
              {messages.resetColumns}
            </Button>
          )}
        </div>
        <p className={styles.orderHelp}>{messages.columnOrderHelp}</p>
        <ol ref={list} className={styles.orderList}>
          {order.map((column, index) => (
            <li
              key={column}
              draggable
              data-state={dragged === column ? 'dragging' : 'idle'}
              className={styles.orderItem}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', column);
                setDragged(column);
              }}
              onDragEnter={() => dragged && move(dragged, index)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(null)}
            >
              <GripVertical aria-hidden="true" className={styles.grip} />
              <span>{labelOf(column)}</span>
              <IconButton
                size="sm"
                dense
                tooltip={false}
                name={messages.moveUp(labelOf(column))}
                icon={<ArrowUp />}
                disabledReason={index === 0 ? messages.isFirst : null}
                onClick={() => move(column, index - 1)}
              />
              <IconButton
                size="sm"
                dense
                tooltip={false}
                name={messages.moveDown(labelOf(column))}
                icon={<ArrowDown />}
                disabledReason={index === order.length - 1 ? messages.isLast : null}
                onClick={() => move(column, index + 1)}
              />
            </li>
          ))}
        </ol>
        <LiveRegion>{said}</LiveRegion>
      </div>
    </Popover>
  );
}
