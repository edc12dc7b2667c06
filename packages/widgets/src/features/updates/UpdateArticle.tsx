import type { Update } from '@tramita/client/contract';
import { ChevronLeft, Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatLongDate } from '../../messages/format/format-date.ts';
import type { updatesMessages } from '../../messages/updates.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './UpdatesFeed.css.ts';

export interface UpdateArticleProps {
  messages: typeof updatesMessages;
  /** Null while it is loaded. */
  article: Update | null;
  onClose: () => void;
}

/** The piece of news that is read. */
export function UpdateArticle({ messages, article, onClose }: UpdateArticleProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article
      ref={root}
      className={styles.article}
      tabIndex={-1}
      aria-busy={article === null}
      aria-label={article?.title ?? messages.loading}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className={styles.back} onClick={onClose}>
        <ChevronLeft aria-hidden="true" />
        {messages.all}
      </button>
      {article ? (
        <>
          <h2 className={styles.title}>{article.title}</h2>
          <p className={styles.byline}>
            <Avatar name={article.createdBy.completeName} size="sm" />
            <strong>{article.createdBy.completeName}</strong>
            <time dateTime={article.createdAt}>{formatLongDate(article.createdAt)}</time>
            {article.viewsCount !== undefined && (
              <span className={styles.views}>
                <Eye aria-hidden="true" />
                {messages.views(article.viewsCount)}
              </span>
            )}
          </p>
          <SafeHtml className={styles.prose} html={article.description} />
        </>
      ) : (
        <div className={styles.loading} aria-hidden="true">
          <Skeleton width="70%" height={20} />
          <Skeleton width="40%" height={12} />
          <Skeleton height={12} />
          <Skeleton width="92%" height={12} />
          <Skeleton width="60%" height={12} />
        </div>
      )}
    </article>
  );
}
