import type { Update } from '@tramita/client/contract';
import { ChevronLeft, Eye, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { updatesMessages } from '../../../messages/features/updates.ts';
import { formatLongDate } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { UpdateFiles } from './UpdateFiles.tsx';
import { UpdateImages } from './UpdateImages.tsx';
import { UpdateMarks } from './UpdateMarks.tsx';
import * as styles from './UpdatesFeed.css.ts';
import { UpdateVideos } from './UpdateVideos.tsx';

export interface UpdateArticleProps {
  messages: typeof updatesMessages;
  /** Null while it loads. */
  article: Update | null;
  /** Moves the focus into the article: the user opened it, it was not shown automatically. */
  takesFocus: boolean;
  onClose: () => void;
  /** Opens the editor; undefined if the user may not write. */
  onEdit?: ((update: Update) => void) | undefined;
  onRemove?: ((update: Update) => void) | undefined;
}

/** The open update. */
export function UpdateArticle({ messages, article, takesFocus, onClose, onEdit, onRemove }: UpdateArticleProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <article
      ref={root}
      className={styles.article}
      tabIndex={-1}
      aria-busy={article === null}
      aria-label={article?.title ?? messages.loading}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <div className={styles.articleHead}>
        <button type="button" className={styles.back} onClick={onClose}>
          <ChevronLeft aria-hidden="true" />
          {messages.all}
        </button>
        {article && <h2 className={styles.title}>{article.title}</h2>}
        {article && (onEdit || onRemove) && (
          <span className={styles.articleActions}>
            {onEdit && <IconButton name={messages.edit} icon={<Pencil />} onClick={() => onEdit(article)} />}
            {onRemove && <IconButton name={messages.remove} icon={<Trash2 />} onClick={() => onRemove(article)} />}
          </span>
        )}
      </div>
      {article ? <ArticleBody messages={messages} article={article} /> : <LoadingArticle />}
    </article>
  );
}

function ArticleBody({ messages, article }: { messages: typeof updatesMessages; article: Update }) {
  const locale = useLocale();
  const of = (type: Update['attachments'][number]['type']) =>
    article.attachments.filter((attachment) => attachment.type === type);
  const [images, videos, files] = [of('IMAGE'), of('VIDEO'), of('FILE')];
  return (
    <>
      <p className={styles.byline}>
        <Avatar name={article.createdBy.completeName} size="sm" />
        <strong>{article.createdBy.completeName}</strong>
        <time dateTime={article.createdAt}>{formatLongDate(article.createdAt, locale)}</time>
        <UpdateMarks messages={messages} update={article} />
        {article.viewsCount !== undefined && (
          <span className={styles.views}>
            <Eye aria-hidden="true" />
            {messages.views(article.viewsCount)}
          </span>
        )}
      </p>
      <SafeHtml className={styles.prose} html={article.description} />
      {images.length > 0 && <UpdateImages images={images} />}
      {videos.length > 0 && <UpdateVideos videos={videos} />}
      {files.length > 0 && <UpdateFiles files={files} />}
    </>
  );
}

function LoadingArticle() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <Skeleton width="70%" height={20} />
      <Skeleton width="40%" height={12} />
      <Skeleton height={12} />
      <Skeleton width="92%" height={12} />
      <Skeleton width="60%" height={12} />
    </div>
  );
}
