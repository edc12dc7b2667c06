import type { deliveryStates, WebhookEvent } from '@tramita/client/contract';
import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../connection/timestamps.ts';

export interface WebhooksTable {
  id: Generated<number>;
  name: string;
  url: string;
  events: WebhookEvent[];
  /** Ids that all versions of a process share; empty for all processes. */
  processes: number[];
  responsible_id: number;
  /** `whsec_` and the key in base64, encrypted if the server has a key for secrets. */
  secret: string;
  former_secret: string | null;
  /** Until when deliveries are also signed with the former secret. */
  former_secret_until: NullableTimestamp;
  created_at: Timestamp;
  /** The first failed attempt since the last success. */
  failing_since: NullableTimestamp;
  disabled_at: NullableTimestamp;
  /** If set, the webhook is hidden from all lists and gets no events. */
  removed_at: NullableTimestamp;
}

/** Number of the last event of a request for which there was a webhook. */
export interface WebhookSequencesTable {
  idk: number;
  last: number;
}

/** An event for a webhook, written by the database in the transaction of the event. */
export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  /** The same for all webhooks that get the event. */
  message_id: string;
  type: string;
  body: string;
  state: Generated<(typeof deliveryStates)[number]>;
  created_at: Timestamp;
}

export interface WebhookAttemptsTable {
  id: Generated<number>;
  delivery_id: number;
  created_at: Timestamp;
  /** Null if there was no response. */
  status: number | null;
  duration_ms: number;
  /** The beginning of the response, or why there was none. */
  answer: string | null;
}
