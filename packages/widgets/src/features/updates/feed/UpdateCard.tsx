import type { Update, UpdateAttachmentType } from '@tramita/client/contract';
import { Eye, Image, Paperclip, Video } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { formatDate } from '../../../messages/format/format-date.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { useLink } from '../../../provider/use-link.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { previewOf } from './preview-of.ts';
import { UpdateMark } from './UpdateMarks.tsx';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdateCardProps {
  messages: typeof updatesMessages;
  update: Update;
  href: string;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

/** An update in the list: a link to itself. Rendered again only if it changes, because a feed has thousands. */
export const UpdateCard = memo(function UpdateCard({ messages, update, href, isOpen, onOpen }: UpdateCardProps) {
  const locale = useLocale();
  const Link = useLink();
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
        <UpdateMark messages={messages} update={update} />
      </span>
      <span className={styles.preview}>{preview}</span>
      <span className={styles.meta}>
        <time dateTime={update.createdAt}>{formatDate(update.createdAt, locale)}</time>
        <span className={styles.author}>{update.createdBy.completeName}</span>
        <span className={styles.counts}>
          <Counted of="VIDEO" update={update} icon={<Video aria-hidden="true" />} words={messages.videoCount} />
          <Counted of="IMAGE" update={update} icon={<Image aria-hidden="true" />} words={messages.imageCount} />
          <Counted of="FILE" update={update} icon={<Paperclip aria-hidden="true" />} words={messages.fileCount} />
          {update.viewsCount !== undefined && (
            <Count count={update.viewsCount} icon={<Eye aria-hidden="true" />} words={messages.views} />
          )}
        </span>
      </span>
    </Link>
  );
});

interface CountProps {
  icon: ReactNode;
  words: (count: number) => string;
}

function Counted({ of, update, ...count }: CountProps & { of: UpdateAttachmentType; update: Update }) {
  const total = update.attachments.filter(({ type }) => type === of).length;
  return total > 0 ? <Count count={total} {...count} /> : null;
}

function Count({ count, icon, words }: CountProps & { count: number }) {
  const locale = useLocale();
  return (
    <span className={styles.count} title={words(count)}>
      {icon}
      <span aria-hidden="true">{formatInteger(count, locale)}</span>
      <VisuallyHidden>{words(count)}</VisuallyHidden>
    </span>
  );
}
