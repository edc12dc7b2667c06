import type { WorkflowChange } from '@tramita/client/rules';
import { Minus, Pencil, Plus } from 'lucide-react';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PublishDialog.css.ts';

interface ChangeListProps {
  messages: typeof publishMessages;
  changes: readonly WorkflowChange[];
}

const icons = { added: Plus, changed: Pencil, removed: Minus };

/** The differences between two versions, one per line. */
export function ChangeList({ messages, changes }: ChangeListProps) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, lead, subject, details }, index) => {
        const Icon = icons[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state, and two may have the same text
          <li key={index} className={styles.change} data-kind={kind}>
            <span className={styles.sign[kind]}>
              <Icon />
            </span>
            <span>
              <VisuallyHidden>{messages[kind]}: </VisuallyHidden>
              {lead && `${lead} `}
              <strong className={styles.strong}>{subject}</strong>
              {details.length > 0 && `${kind === 'changed' ? ': ' : ', '}${details.join(', ')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
