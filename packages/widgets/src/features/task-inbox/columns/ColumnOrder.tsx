import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { columnOrderPanel } from '../inbox-parts.ts';
import type { ColumnOrderPanelProps } from './ColumnOrderPanel.tsx';

export type ColumnOrderProps = Omit<ColumnOrderPanelProps, 'open' | 'anchor' | 'onClose'>;

/** "Colunas": the order of the columns. No column can be hidden. */
export function ColumnOrder(props: ColumnOrderProps) {
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
        {props.messages.columnOrder}
      </Button>
      {Panel && <Panel {...props} open={open} anchor={button} onClose={close} />}
    </>
  );
}
