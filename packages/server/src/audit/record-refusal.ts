import type { AuditObjectKind, Endpoint, Policy } from '@tramita/client/contract';
import type { Transaction } from 'kysely';
import type { CallContext, Services } from '../context.ts';
import { isFirstRefusal } from '../db/audit/audit-refusals.ts';
import type { Database } from '../db/tables/schema.ts';
import type { ServiceError } from '../errors.ts';
import { type AuditSource, fromCall, writeAudit } from './write-audit.ts';

/** Policies of calls that administer the company rather than do one's own work. */
const administrative: ReadonlySet<Policy> = new Set(['admin', 'groups', 'departments', 'processes', 'reports']);

/** Administrative calls that every signed-in user may try, because the permission depends on the object. */
const alsoAdministrative: ReadonlySet<string> = new Set(['requests.bulkCancel']);

/** Calls that change nothing in spite of their method, because their questions need a body. */
const questions: ReadonlySet<string> = new Set(['calendars.impact']);

/** Returns whether a call changes what administrators are responsible for. */
export const isAdministrativeChange = ({ id, method, policy }: Endpoint): boolean =>
  (method !== 'GET' && administrative.has(policy) && !questions.has(id)) || alsoAdministrative.has(id);

/** Refusals besides 403 that show an attempt at something forbidden. */
const recordedCodes: ReadonlySet<string> = new Set(['LAST_ADMIN', 'MANAGED_ELSEWHERE', 'IMPORT_LIMIT_EXCEEDED']);

/** Kinds of objects by the first part of an endpoint's id. */
const kinds: Readonly<Record<string, AuditObjectKind>> = {
  directory: 'person',
  myData: 'person',
  groups: 'group',
  departments: 'department',
  sectors: 'sector',
  processes: 'process',
  updates: 'update',
  requests: 'request',
  exports: 'report',
  imports: 'import',
  calendars: 'calendar',
  serviceAccounts: 'service-account',
  webhooks: 'webhook',
  scimConnections: 'service-account',
};

/** Attempts at the same call by the same user within this time are written once. */
const quietMs = 60_000;

/** An attempt at a change that was refused. */
interface RefusedAttempt {
  /** Name of the call; attempts of a user at the same call are written once a minute. */
  readonly call: string;
  readonly object: { readonly kind: AuditObjectKind; readonly id?: string | undefined };
  readonly error: { readonly errorCode: string; readonly message: string };
}

/** Returns whether a refusal shows an attempt at something forbidden. */
export const isRecordedRefusal = ({ status, errorCode }: Pick<ServiceError, 'status' | 'errorCode'>): boolean =>
  status === 403 || recordedCodes.has(errorCode);

/** Writes a refused attempt to the audit trail, unless the user's last attempt at this call is less than a minute old. */
export const writeRefusal = (db: Services['db'], source: AuditSource, attempt: RefusedAttempt): Promise<void> =>
  db.transaction().execute((tx) => writeRefusalIn(tx, source, attempt));

/** Does the same as {@link writeRefusal} in the transaction of a change that was refused in part. */
export async function writeRefusalIn(
  tx: Transaction<Database>,
  source: AuditSource,
  { call, object, error }: RefusedAttempt,
): Promise<void> {
  const since = new Date(source.at.getTime() - quietMs);
  if (!(await isFirstRefusal(tx, { actorId: source.actor?.id ?? null, call, since }))) return;
  await writeAudit(tx, source, {
    action: 'REFUSED',
    object: { ...object, name: call },
    refusedAs: error.errorCode,
    reason: error.message,
  });
}

/**
 * Writes a refused attempt at an administrative change to the audit trail. Does nothing for other calls and errors, and
 * if the user's last attempt at this call is less than a minute old.
 */
export async function recordRefusal(
  context: CallContext,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  error: ServiceError,
): Promise<void> {
  if (!isAdministrativeChange(endpoint) || !isRecordedRefusal(error)) return;
  const { services } = context;
  const kind = kinds[endpoint.id.split('.')[0] ?? ''] ?? 'call';
  await writeRefusal(services.db, fromCall(context), {
    call: endpoint.summary,
    object: { kind, id: Object.values(params).join('/') || undefined },
    error,
  });
}
