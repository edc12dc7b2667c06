import type { AuditAction, AuditObjectKind, AuditOrigin } from '@tramita/client/contract';
import { auditOriginLabels } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { insertAuditEvents } from '../db/audit/audit-events.ts';
import type { Db } from '../db/connection/db.ts';
import type { AuditChange } from '../db/tables/audit-tables.ts';
import { hideSecrets, hideSecretsInText } from './hide-secrets.ts';

export { type AuditChange, changesBetween } from './changes-between.ts';

/** Who makes a change, and how it reaches the server. */
export interface AuditSource {
  readonly origin: AuditOrigin;
  /** Null for the server and its commands. */
  readonly actor: { readonly id: number; readonly completeName: string } | null;
  readonly at: Date;
  readonly requestId?: string;
  /** IP address of the caller. */
  readonly address?: string;
}

/** What happened to which object. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly object: {
    readonly kind: AuditObjectKind;
    readonly id?: number | string | undefined;
    readonly name?: string | undefined;
  };
  /** Changed attributes; see `changesBetween`. @default none */
  readonly changes?: readonly AuditChange[];
  readonly reason?: string;
  /** Error code of a refused attempt. */
  readonly refusedAs?: string;
}

/** Returns the source of an API call. @default the screen, or an integration if a service account calls */
export const fromCall = (
  { services, user, ip, requestId }: CallContext,
  origin: AuditOrigin = user.service ? 'INTEGRATION' : 'SCREEN',
): AuditSource => ({ origin, actor: user, at: services.now(), requestId, address: ip });

/** Returns the source of a command of the administrator. */
export const fromCommandLine = (at: Date): AuditSource => ({ origin: 'COMMAND_LINE', actor: null, at });

/** Returns the source of a change that the server makes by itself. */
export const fromSystem = (at: Date): AuditSource => ({ origin: 'SYSTEM', actor: null, at });

/**
 * Writes rows of the audit trail. Call it in the transaction of the change, after the change: from then on other
 * transactions wait with their rows until this one ends. Secrets are removed and CPFs masked here.
 *
 * @example
 * await writeAudit(tx, fromCall(context), {
 *   action: 'CHANGED',
 *   object: { kind: 'group', id: group.id, name: group.name },
 *   changes: changesBetween(before, group),
 * });
 */
export async function writeAudit(tx: Db, source: AuditSource, ...entries: readonly AuditEntry[]): Promise<void> {
  await insertAuditEvents(
    tx,
    entries.map(({ action, object, changes = [], reason, refusedAs }) => ({
      created_at: source.at,
      actor_id: source.actor?.id ?? null,
      actor_name: source.actor?.completeName ?? actorNames[source.origin] ?? auditOriginLabels.SYSTEM,
      origin: source.origin,
      action,
      object_kind: object.kind,
      object_id: object.id === undefined ? null : String(object.id),
      object_name: object.name === undefined ? null : hideSecretsInText(object.name),
      changes: changes.map(hideSecrets),
      refused_as: refusedAs ?? null,
      request_id: source.requestId ?? null,
      address: source.address ?? null,
      reason: reason === undefined ? null : hideSecretsInText(reason),
    })),
  );
}

/** Shown as the actor of changes that no user made; `auditLabels` translates both names. */
const actorNames: { readonly [Origin in AuditOrigin]?: string } = { COMMAND_LINE: auditOriginLabels.COMMAND_LINE };
