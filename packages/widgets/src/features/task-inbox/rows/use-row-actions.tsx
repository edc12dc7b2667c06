import type { TaskRow } from '@tramita/client/contract';
import { useState } from 'react';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { rowDesk } from '../inbox-parts.ts';
import type { AskedRowAction } from './RowDesk.tsx';

/** Actions on a row without opening it. The code that sends them is loaded with the first one. */
export function useRowActions() {
  const [asked, setAsked] = useState<readonly AskedRowAction[]>([]);
  const [assigning, setAssigning] = useState<string | null>(null);
  const giveUp = () => {
    setAsked([]);
    setAssigning(null);
  };
  const Desk = useOpenedPart(rowDesk, asked.length > 0, giveUp);
  const ask = (action: AskedRowAction) => setAsked((before) => [...before, action]);
  const handleAnswered = (action: AskedRowAction) => {
    setAsked((before) => before.filter((other) => other !== action));
    // another row may have been pressed in the meantime
    if (action.kind !== 'unread') setAssigning((now) => (now === action.row.uuid ? null : now));
  };
  return {
    /** Uuid of the row whose assignment is being sent. */
    assigning,
    assign: (row: TaskRow, kind: 'assign' | 'unassign') => {
      setAssigning(row.uuid);
      ask({ row, kind });
    },
    markUnread: (row: TaskRow) => ask({ row, kind: 'unread' }),
    /** Sends the actions; has to be rendered. */
    desk: Desk && <Desk asked={asked} onAnswered={handleAnswered} />,
  };
}
