import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { columnOrderPanel } from '../inbox-parts.ts';
import type { ColumnOrderPanelProps } from './ColumnOrderPanel.tsx';

export interface ColumnOrderProps extends Omit<ColumnOrderPanelProps, 'open' | 'anchor' | 'onClose'> {
  messages: typeof taskInboxMessages;
}

/** "Colunas": the order of the columns. No column can be hidden. */
export function ColumnOrder({ messages, ...props }: ColumnOrderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Panel = useOpenedPart(columnOrderPanel, open, close);
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
      {Panel && <Panel {...props} open={open} anchor={button} onClose={close} />}
    </>
  );
}
