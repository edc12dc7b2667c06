import type { ServiceScope, User } from '@tramita/client/contract';
import type { Locale } from '@tramita/client/rules';
import type { Kysely } from 'kysely';
import type { Database } from './db/tables/schema.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Logger } from './ports/logger.ts';
import type { Messengers } from './ports/messengers.ts';
import type { OutboundCall } from './ports/outbound-call.ts';
import type { SecretBox } from './ports/secret-box.ts';
import type { SheetStore } from './ports/sheet-store.ts';
import type { StoredUploads } from './ports/stored-uploads.ts';
import type { TableReader } from './ports/table-reader.ts';
import type { Telemetry } from './ports/telemetry.ts';

/** External dependencies of the product, the same in the sandbox, on one machine and in production. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly files: FileStore;
  /**
   * Calls other systems for service tasks and search fields; refuses private addresses unless they are allowed by name.
   */
  readonly outbound: OutboundCall;
  /** Where service tasks append rows. @default the database */
  readonly sheets?: SheetStore | undefined;
  /**
   * Public URL of the server, e.g. `https://tramita.example`; callbacks of other systems use paths below it.
   * @default ''
   */
  readonly publicUrl?: string;
  /** Channels for outgoing messages. If absent, every message is kept in the outbox. */
  readonly messengers?: Messengers | undefined;
  readonly now: () => Date;
  readonly log: Logger;
  /** Notifies the job worker of a new job, so that it does not wait for its next poll. */
  readonly wakeWorker: () => void;
  /**
   * Set only while the call runs in its own transaction. Runs the work after the commit and before the response is
   * sent, with services outside the transaction.
   */
  readonly afterCommit?: (work: (services: Services) => Promise<void>) => void;
  /** Set only while the call runs in its own transaction: its files, which were stored before it began. */
  readonly storedUploads?: StoredUploads;
  readonly limits: {
    readonly attachmentMaxBytes: number;
    /** People whom one file may deactivate without a confirmation. @default 2 % of the people of its source, at least 10 */
    readonly importDeactivations?: number | undefined;
  };
  /** Whether every user who can see the report may end requests from it. @default true */
  readonly reportMayEndRequests?: boolean;
  /** Months for which the audit trail is kept, at least 12. @default 60 */
  readonly auditMonths?: number;
  /** Whether the realtime channel is enabled. @default false */
  readonly realtime?: boolean;
  /** Encrypts stored secrets. @default they are stored as plain text */
  readonly secrets?: SecretBox | undefined;
  /** Reads imported files. @default in the calling thread */
  readonly readTable?: TableReader | undefined;
  /** Measures and traces calls and jobs. @default nothing is measured */
  readonly telemetry?: Telemetry | undefined;
}

/** Rights of a service account. */
export interface ServiceRights {
  readonly scopes: readonly ServiceScope[];
  /** Addresses and ranges in CIDR notation; empty for any address. */
  readonly addresses: readonly string[];
}

/** The caller, as the contract describes users. `service` is set only for a service account. */
export type SessionUser = User & { readonly service?: ServiceRights };

/** Context of one API call: the services, the user and the address. */
export interface CallContext {
  readonly services: Services;
  /** Null only for endpoints with the policy `public`. */
  readonly user: SessionUser;
  readonly ip: string;
  /** Language of the response. */
  readonly locale: Locale;
  readonly requestId: string;
  readonly signal: AbortSignal;
}
