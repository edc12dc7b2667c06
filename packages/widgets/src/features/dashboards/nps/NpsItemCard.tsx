import type { NpsItem, Person } from '@tramita/client/contract';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { formatDateTime } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { DisclosureSummary } from '../../../ui/Disclosure/DisclosureSummary.tsx';
import * as styles from '../Dashboards.css.ts';

export interface NpsItemCardProps {
  item: NpsItem;
  messages: typeof dashboardsMessages;
}

const nameOf = ({ completeName, nickName }: Person) => completeName ?? nickName;

/** One rating, with its request. */
export function NpsItemCard({ item, messages }: NpsItemCardProps) {
  const locale = useLocale();
  const isLiked = item.nps === 1;
  const facts: [string, string][] = [
    [messages.requester, nameOf(item.requester)],
    [messages.assignees, item.assignees.map(nameOf).join(', ') || messages.none],
    [messages.department, item.department ?? messages.none],
    [messages.sector, item.sector ?? messages.none],
    [messages.createdAt, formatDateTime(item.createdAt, locale)],
  ];
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3>{item.process}</h3>
        <span className={styles.muted}>{item.idk}</span>
        <Chip tone={isLiked ? 'success' : 'danger'}>
          <span className={styles.keyed}>
            {isLiked ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
            {isLiked ? messages.liked : messages.disliked}
          </span>
        </Chip>
      </div>
      <p className={item.comment ? styles.comment : styles.noComment}>
        {item.comment ? item.comment : messages.noComment}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {item.processData.length > 0 && (
        <details className={styles.data}>
          <DisclosureSummary>{messages.processData}</DisclosureSummary>
          <dl className={styles.facts}>
            {item.processData.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
