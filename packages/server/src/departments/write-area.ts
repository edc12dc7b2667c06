import type { AreaKind } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { findResponsibles, insertArea, lockAreas, updateArea } from '../db/people/departments.ts';
import { checkRevision } from '../record-revision.ts';
import { areaAudit, recordArea } from './audit-area.ts';
import { type AreaInput, checkArea } from './check-area.ts';
import { areaRevision, readOwnArea } from './read-area.ts';

/** Sent values of a department or sector; an update keeps omitted values. */
type SentArea = Omit<AreaInput, 'departmentId'> & {
  readonly departmentId?: number | undefined;
  /** Revision that the author of an update has seen. */
  readonly knownRevision?: string | undefined;
};

/** Creates a department or sector, or with `id` updates that one. Returns the id. */
export async function writeArea(
  context: CallContext,
  kind: AreaKind,
  sent: SentArea,
  id: number | undefined,
): Promise<number> {
  const { services, user } = context;
  return services.db.transaction().execute(async (tx) => {
    await lockAreas(tx, kind);
    if (id === undefined) {
      const departmentId = kind === 'department' ? null : sent.departmentId;
      const created = await insertArea(tx, await checkArea(tx, { ...sent, departmentId }, null));
      await writeAudit(tx, fromCall(context), areaAudit(kind, created, null, await recordArea(tx, kind, created)));
      return created;
    }
    const before = await readOwnArea(tx, kind, id, user.id);
    const responsibles = await findResponsibles(tx, kind, id);
    checkRevision(sent.knownRevision, { revision: await areaRevision(before, responsibles) });
    const recorded = await recordArea(tx, kind, id);
    const people = sent.responsibles ?? responsibles.map((person) => person.id);
    const area = await checkArea(
      tx,
      {
        description: sent.description ?? before.description,
        responsibles: people,
        active: sent.active ?? before.active,
        departmentId: kind === 'department' ? null : (sent.departmentId ?? before.department_id),
      },
      id,
    );
    await updateArea(tx, id, area);
    await writeAudit(tx, fromCall(context), areaAudit(kind, id, recorded, await recordArea(tx, kind, id)));
    return id;
  });
}
