import type { PersonDetail } from '@tramita/client/contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { peopleDirectoryMessages } from '../messages/features/people/people-directory.ts';
import { formatDate } from '../messages/format/format-date.ts';
import { useLocale } from '../provider/use-locale.ts';
import * as styles from './DataRow.css.ts';

interface DataRowProps {
  label: string;
  messages: Pick<typeof peopleDirectoryMessages, 'managed'>;
  /** The source that owns the value; undefined if it is changed here. */
  owned?: PersonDetail['managed'][number] | undefined;
  /** A button at the end, if no source owns the value. */
  action?: ReactNode;
  /** The value; a dash without one. */
  children: ReactNode;
}

/** A line of the data of a person: a label, the value, and the source that owns it, with a lock. */
export function DataRow({ label, messages, owned, action, children }: DataRowProps) {
  const locale = useLocale();
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children || <span className={styles.none}>–</span>}</dd>
      {(owned || action) && (
        <dd className={owned ? styles.source : styles.end}>
          {owned ? (
            <span className={styles.owner}>
              {messages.managed(owned.source.name, formatDate(owned.updatedAt, locale))}
              <Lock aria-hidden="true" />
            </span>
          ) : (
            action
          )}
        </dd>
      )}
    </div>
  );
}

/** Returns the source that owns an attribute of a person; undefined for an attribute that is changed here. */
export const ownerOf = (person: PersonDetail, attribute: string) =>
  person.managed.find((owned) => owned.attribute === attribute);
