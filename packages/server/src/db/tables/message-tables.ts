import type { NotifiedRequest } from '@tramita/client/engine';
import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, TimestampOrNow } from '../connection/timestamps.ts';

/** An e-mail or chat message of a step. `KEPT`: the channel is not configured, the message is only stored. */
export interface OutboxMessagesTable {
  id: Generated<number>;
  channel: 'EMAIL' | 'CHAT';
  /** Null if only the address is known: an e-mail address, or the webhook of a chat. */
  user_id: number | null;
  address: string | null;
  /** Language of subject and body; null for the default. */
  locale: Generated<string | null>;
  subject: string;
  /** Plain text, without the link. */
  body: string;
  /** Path of the link, relative to the portal's address. */
  path: string;
  protocol: string | null;
  state: 'WAITING' | 'SENT' | 'FAILED' | 'KEPT';
  created_at: TimestampOrNow;
  sent_at: NullableTimestamp;
  last_error: string | null;
}

/** Request and values of a notification; of a notice, which is about no request, the request is empty. */
export interface StoredContent {
  readonly request: Partial<NotifiedRequest>;
  readonly values: object;
}

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  /** The Portuguese sentence, for releases that do not read the content. */
  message: string;
  /** Kind of the notification; null for one of an older release. */
  name: Generated<string | null>;
  /** Request and values of the sentence. */
  content: ColumnType<StoredContent | null, string | null | undefined, never>;
  protocol: string | null;
  read: Generated<boolean>;
  active: Generated<boolean>;
  created_at: TimestampOrNow;
}
