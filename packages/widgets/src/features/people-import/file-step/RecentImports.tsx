import type { Import } from '@tramita/client/contract';
import type { ListState } from '../../../lists/list-state.ts';
import { OpenButton } from '../../../lists/OpenButton.tsx';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip, type ChipTone } from '../../../ui/Chip/Chip.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { RelativeTime } from '../../../ui/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as frame from '../PeopleImport.css.ts';
import * as styles from './RecentImports.css.ts';

const tones: Readonly<Record<Import['status'], ChipTone>> = {
  CHECKING: 'info',
  CHECKED: 'warning',
  APPLYING: 'info',
  APPLIED: 'success',
  FAILED: 'danger',
};

interface RecentImportsProps {
  messages: typeof peopleImportMessages;
  list: ListState<Import>;
  onOpen: (importId: number) => void;
}

/** The last imports, so that a file that was checked but not applied can be opened again. */
export function RecentImports({ messages, list, onOpen }: RecentImportsProps) {
  return (
    <aside aria-label={messages.recent} aria-busy={list.status === 'loading'} className={frame.side}>
      <h2 className={frame.heading}>{messages.recent}</h2>
      {list.status === 'loading' && <Skeleton height={44} />}
      {list.problem && (
        <Notice
          tone="danger"
          title={messages.recentFailed}
          actions={
            <Button size="sm" busy={list.isRetrying} onClick={list.retry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {list.status === 'ready' && list.rows.length === 0 && <p className={styles.none}>{messages.noneYet}</p>}
      <ul className={styles.list}>
        {list.rows.map((item) => (
          <li key={item.id} className={styles.item}>
            <OpenButton onClick={() => onOpen(item.id)}>{item.fileName}</OpenButton>
            <Chip tone={tones[item.status]}>{messages[item.status]}</Chip>
            <span className={styles.meta}>
              {messages[item.kind]} · <RelativeTime value={item.createdAt} />
              {item.createdBy && ` ${messages.sentBy(item.createdBy.completeName)}`}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
