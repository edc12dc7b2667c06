import type { endpoints, LegalBlock, LegalBlockKind, ParsedRequestOf } from '@tramita/client/contract';
import { type AuditEntry, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findStoredPerson } from '../db/people/directory-writes.ts';
import {
  type BlockedObject,
  findBlock,
  findBlockedName,
  insertBlock,
  type LegalBlockRow,
  liftBlock,
  listBlockRows,
  lockBlocks,
} from '../db/privacy/legal-blocks.ts';
import { refuseAnonymised } from '../directory/write-person.ts';
import { ConflictError, NotFoundError } from '../errors.ts';

type List = (typeof endpoints)['legalBlocks.list'];
type Create = (typeof endpoints)['legalBlocks.create'];
type Lift = (typeof endpoints)['legalBlocks.lift'];

const describe = (row: LegalBlockRow): LegalBlock => ({
  id: row.id,
  kind: row.kind,
  objectId: row.object_id,
  reason: row.reason,
  createdBy: { id: row.created_by, completeName: row.author },
  createdAt: row.created_at.toISOString(),
  lifted:
    row.lifted_at === null
      ? null
      : {
          by: { id: row.lifted_by ?? 0, completeName: row.lifter ?? '' },
          at: row.lifted_at.toISOString(),
          reason: row.lift_reason ?? '',
        },
});

const auditKinds = { PERSON: 'person', REQUEST: 'request', PROCESS: 'process' } as const satisfies Record<
  LegalBlockKind,
  AuditEntry['object']['kind']
>;

const objectOf = ({ kind, objectId }: BlockedObject, name: string) =>
  ({ kind: auditKinds[kind], id: objectId, name }) as const;

async function requireName(db: Db, object: BlockedObject): Promise<string> {
  const name = await findBlockedName(db, object);
  if (name === null) throw new NotFoundError('Não encontramos o que seria bloqueado');
  return name;
}

/** Returns the legal blocks of an object, the newest first. @throws NotFoundError if the object does not exist */
export async function listLegalBlocks(
  { services: { db } }: CallContext,
  { query }: ParsedRequestOf<List>,
): Promise<LegalBlock[]> {
  await requireName(db, query);
  return (await listBlockRows(db, query)).map(describe);
}

/** Blocks an object. @throws NotFoundError; ConflictError if it is blocked already or the person's data were removed */
export function createLegalBlock(context: CallContext, { body }: ParsedRequestOf<Create>): Promise<LegalBlock> {
  const { services, user } = context;
  return services.db.transaction().execute(async (tx) => {
    await lockBlocks(tx);
    const name = await requireName(tx, body);
    const person = body.kind === 'PERSON' ? await findStoredPerson(tx, body.objectId) : undefined;
    if (person) refuseAnonymised(person);
    const id = await insertBlock(tx, { ...body, by: user.id, at: services.now() });
    if (id === null) throw new ConflictError('Já existe um bloqueio legal ativo');
    await writeAudit(tx, fromCall(context), { action: 'BLOCKED', object: objectOf(body, name), reason: body.reason });
    return describeBlock(tx, id);
  });
}

/** Lifts a block. @throws NotFoundError; ConflictError if it was lifted before */
export function liftLegalBlock(context: CallContext, { params, body }: ParsedRequestOf<Lift>): Promise<LegalBlock> {
  const { services, user } = context;
  return services.db.transaction().execute(async (tx) => {
    await lockBlocks(tx);
    const found = await findBlock(tx, params.id);
    if (!found) throw new NotFoundError('Não encontramos este bloqueio legal');
    const isLifted = await liftBlock(tx, params.id, { reason: body.reason, by: user.id, at: services.now() });
    if (!isLifted) throw new ConflictError('Este bloqueio legal já foi retirado');
    const object = { kind: found.kind, objectId: found.object_id };
    const name = (await findBlockedName(tx, object)) ?? '';
    await writeAudit(tx, fromCall(context), {
      action: 'UNBLOCKED',
      object: objectOf(object, name),
      reason: body.reason,
    });
    return describeBlock(tx, params.id);
  });
}

async function describeBlock(db: Db, id: number): Promise<LegalBlock> {
  const row = await findBlock(db, id);
  if (!row) throw new NotFoundError('Não encontramos este bloqueio legal');
  return describe(row);
}
