import type { ProcessRow } from '@tramita/client/contract';
import type { MouseEvent } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { isRowPress, noteRowPress } from '../../ui/Table/row-press.ts';
import { isExternal } from './process-address.ts';
import type { ProcessRowActions } from './process-row-actions.ts';
import * as styles from './Workflows.css.ts';

/** Returns the attributes of a process's row. A click outside its links and buttons acts like one on its name. */
export function useProcessRow({ hrefFor, onEdit }: ProcessRowActions) {
  const { navigate } = useTramita();
  const open = (event: MouseEvent<HTMLTableRowElement>, process: ProcessRow) => {
    if (!isRowPress(event)) return;
    if (isExternal(process)) onEdit(process);
    else navigate(hrefFor(process.id));
  };
  return (process: ProcessRow) => ({
    className: styles.row,
    'data-process': String(process.id),
    onClick: (event: MouseEvent<HTMLTableRowElement>) => open(event, process),
    onPointerDownCapture: noteRowPress,
  });
}
