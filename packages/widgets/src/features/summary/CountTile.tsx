import type { summaryMessages } from '../../messages/features/summary.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Summary.css.ts';
import type { TileState } from './summary-parts.ts';

export interface CountTileProps extends TileState {
  messages: typeof summaryMessages;
  /** Of which list. */
  name: string;
  href: string;
  /** How many are unread, in words. */
  unread?: string | null;
  /** What else there is to say. */
  note?: string;
}

/** One count: a link to its list. A count that could not be loaded is shown as "!", and the link still works. */
export function CountTile({ messages, name, href, count, hasFailed, unread, note, retry }: CountTileProps) {
  const locale = useLocale();
  const Link = useLink();
  return (
    <li className={styles.tile}>
      <Link href={href} className={styles.tileLink}>
        <span className={styles.count}>
          {hasFailed ? (
            <span className={styles.failed}>
              <span aria-hidden="true">!</span>
              <VisuallyHidden>{messages.failedCount}</VisuallyHidden>
            </span>
          ) : count === null ? (
            <Skeleton width={36} height={24} />
          ) : (
            formatInteger(count, locale)
          )}
        </span>
        <span className={styles.tileName}>{name}</span>
        {!hasFailed && unread && <span className={styles.unread}>{unread}</span>}
        {!hasFailed && !unread && <span className={styles.note}>{note ?? ' '}</span>}
      </Link>
      {hasFailed && (
        <button type="button" className={styles.retry} aria-label={messages.retryCount(name)} onClick={retry}>
          {messages.retry}
        </button>
      )}
    </li>
  );
}
