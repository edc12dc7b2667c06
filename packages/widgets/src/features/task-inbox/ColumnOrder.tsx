import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { taskInboxMessages } from '../../messages/task-inbox.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Popover } from '../../ui/Popover/Popover.tsx';
import { type ColumnName, columnLabel } from './list-columns.ts';
import * as styles from './TaskInbox.css.ts';

export interface ColumnOrderProps {
  order: readonly ColumnName[];
  isReordered: boolean;
  messages: typeof taskInboxMessages;
  /** Null gives the list's own order back. */
  onChange: (order: readonly ColumnName[] | null) => void;
}

/** "Colunas": the order of the columns, changed by dragging or by buttons. It hides none. */
export function ColumnOrder({ order, isReordered, messages, onChange }: ColumnOrderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState(false);
  const [dragged, setDragged] = useState<ColumnName | null>(null);
  const [said, setSaid] = useState('');

  const move = (column: ColumnName, to: number) => {
    const others = order.filter((other) => other !== column);
    if (to < 0 || to > others.length || order[to] === column) return;
    onChange([...others.slice(0, to), column, ...others.slice(to)]);
    setSaid(messages.moved(columnLabel(column, messages), to + 1, order.length));
  };
  const reset = () => {
    onChange(null);
    // the button goes away with the order it takes back
    list.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        icon={<Columns3 />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.columnOrder}
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={button} label={messages.columnOrderTitle} align="end">
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
                <span>{columnLabel(column, messages)}</span>
                <IconButton
                  size="sm"
                  dense
                  tooltip={false}
                  name={messages.moveUp(columnLabel(column, messages))}
                  icon={<ArrowUp />}
                  disabledReason={index === 0 ? messages.isFirst : null}
                  onClick={() => move(column, index - 1)}
                />
                <IconButton
                  size="sm"
                  dense
                  tooltip={false}
                  name={messages.moveDown(columnLabel(column, messages))}
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
    </>
  );
}
