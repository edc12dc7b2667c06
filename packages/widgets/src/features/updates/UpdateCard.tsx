import type { Update } from '@tramita/client/contract';
import { isWeeklyUpdate } from '@tramita/client/rules';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { formatDate } from '../../messages/format/format-date.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import type { updatesMessages } from '../../messages/updates.ts';
import { useLink } from '../../provider/useLink.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { previewOf } from './preview-of.ts';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdateCardProps {
  messages: typeof updatesMessages;
  update: Update;
  href: string;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

/** One piece of news in the list: a link to itself. */
export function UpdateCard({ messages, update, href, isOpen, onOpen }: UpdateCardProps) {
  const Link = useLink();
  const { now } = useUiEnvironment();
  const preview = useMemo(() => previewOf(update.description), [update.description]);
  return (
    <Link
      href={href}
      className={styles.card}
      data-update={update.id}
      aria-current={isOpen ? 'true' : undefined}
      onClick={(event) => {
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(update.id);
      }}
    >
      <span className={styles.cardHead}>
        <strong className={styles.cardTitle}>{update.title}</strong>
        {isWeeklyUpdate(update.createdAt, now()) && <Chip tone="accent">{messages.fresh}</Chip>}
      </span>
      <span className={styles.preview}>{preview}</span>
      <span className={styles.meta}>
        <time dateTime={update.createdAt}>{formatDate(update.createdAt)}</time>
        <span className={styles.author}>{update.createdBy.completeName}</span>
        {update.viewsCount !== undefined && (
          <span className={styles.views} title={messages.views(update.viewsCount)}>
            <Eye aria-hidden="true" />
            <span aria-hidden="true">{formatInteger(update.viewsCount)}</span>
            <VisuallyHidden>{messages.views(update.viewsCount)}</VisuallyHidden>
          </span>
        )}
      </span>
    </Link>
  );
}
