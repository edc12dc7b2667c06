import type { AreaKind } from '@tramita/client/rules';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { lockAreas, setAreaActive } from '../db/people/departments.ts';
import { readOwnArea } from './read-area.ts';

/** Activates or deactivates a department or sector. */
export async function setActive(context: CallContext, kind: AreaKind, id: number, active: boolean): Promise<void> {
  const { services, user } = context;
  await services.db.transaction().execute(async (tx) => {
    await lockAreas(tx, kind);
    const before = await readOwnArea(tx, kind, id, user.id);
    await setAreaActive(tx, kind, id, active);
    await writeAudit(tx, fromCall(context), {
      action: active ? 'ACTIVATED' : 'DEACTIVATED',
      object: { kind, id, name: before.description },
      changes: changesBetween({ active: before.active }, { active }),
    });
  });
}
