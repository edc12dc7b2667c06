import { ArrowDown, ArrowUp } from 'lucide-react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { isFree } from '../../store/create-modeler-store.ts';
import { useModelerState, useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../SettingsPanel.css.ts';
import { moveConnection } from './move-connection.ts';

interface ConnectionOrderProps {
  stepId: string;
  index: number;
  count: number;
  messages: typeof panelsMessages;
}

/** The order of the connection among those of its decision, which takes the first one whose condition is met. */
export function ConnectionOrder({ stepId, index, count, messages }: ConnectionOrderProps) {
  const store = useModelerStore();
  const free = useModelerState(isFree);
  const move = (step: -1 | 1) => {
    store.edit((model) => moveConnection(model, stepId, index, step));
    store.select({ kind: 'connection', stepId, index: index + step });
  };
  return (
    <div className={styles.groupHead}>
      <span>
        <span className={styles.groupTitle}>{messages.order}</span>
        <br />
        <span className={styles.note}>{messages.orderNote(index + 1, count)}</span>
      </span>
      <span className={styles.actions}>
        <IconButton
          size="sm"
          name={messages.moveUp}
          icon={<ArrowUp />}
          disabled={!free}
          disabledReason={index === 0 ? messages.isFirst : null}
          onClick={() => move(-1)}
        />
        <IconButton
          size="sm"
          name={messages.moveDown}
          icon={<ArrowDown />}
          disabled={!free}
          disabledReason={index === count - 1 ? messages.isLast : null}
          onClick={() => move(1)}
        />
      </span>
    </div>
  );
}
