import type { User } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Database } from './db/tables/schema.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Logger } from './ports/logger.ts';
import type { Messengers } from './ports/messengers.ts';
import type { OutboundCall } from './ports/outbound-call.ts';
import type { SheetStore } from './ports/sheet-store.ts';

/** What the product needs from its surroundings, whichever of its three homes it runs in. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly files: FileStore;
  /** Calls other systems for service tasks and search fields; refuses private addresses unless allowed by name. */
  readonly outbound: OutboundCall;
  /** Where service tasks append rows. @default the database */
  readonly sheets?: SheetStore | undefined;
  /** Where the server is reached from outside, e.g. `https://tramita.example`; other systems answer below it. @default '' */
  readonly publicUrl?: string;
  /** Ways for messages to leave; absent where none can, so that all are kept in the outbox. */
  readonly messengers?: Messengers | undefined;
  readonly now: () => Date;
  readonly log: Logger;
  /** Tells the job worker that a job was written, so that it does not wait for its next look. */
  readonly wakeWorker: () => void;
  /**
   * Set only while the call runs inside a transaction of its own: does the work once that is committed and before
   * the call is answered, with services outside of it.
   */
  readonly afterCommit?: (work: (services: Services) => Promise<void>) => void;
  readonly limits: { readonly attachmentMaxBytes: number };
  /** Whether everyone who sees the report may end requests from it. @default true */
  readonly reportMayEndRequests?: boolean;
  /** Whether the realtime channel is switched on. @default false */
  readonly realtime?: boolean;
}

/** One call under way: the services, who calls and from where. */
export interface CallContext {
  readonly services: Services;
  /** Null only for endpoints of policy `public`. */
  readonly user: User;
  readonly ip: string;
  readonly requestId: string;
  readonly signal: AbortSignal;
}
