import type { PendingKind } from '@tramita/client/contract';
import type { pendingMessages } from '../../messages/features/pending.ts';
import * as styles from './Pending.css.ts';
import { stoppingKinds } from './pending-links.ts';

interface PendingIndexProps {
  messages: typeof pendingMessages;
  groups: readonly { kind: PendingKind; total: number; hasMore: boolean }[];
  /** Shows the section of a kind. */
  onOpen: (kind: PendingKind) => void;
}

/** The kinds that have entries, with their counts: first those that stop work. */
export function PendingIndex({ messages, groups, onOpen }: PendingIndexProps) {
  const parts = [
    { title: messages.stopsWork, found: groups.filter(({ kind }) => stoppingKinds.has(kind)) },
    { title: messages.records, found: groups.filter(({ kind }) => !stoppingKinds.has(kind)) },
  ].filter(({ found }) => found.length > 0);
  return (
    <nav className={styles.index} aria-label={messages.index}>
      {parts.map(({ title, found }) => (
        <div key={title}>
          <p className={styles.indexTitle}>{title}</p>
          <ul className={styles.lines}>
            {found.map(({ kind, total, hasMore }) => (
              <li key={kind}>
                <button type="button" className={styles.indexEntry} onClick={() => onOpen(kind)}>
                  <span>{messages.kindName(kind)}</span>{' '}
                  <span className={styles.count} data-stops={stoppingKinds.has(kind)}>
                    {messages.kindCount(total, hasMore)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
