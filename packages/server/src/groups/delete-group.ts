import type { GroupKind } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import {
  deleteGroupRow,
  findAttendanceGroupUse,
  findInitializerGroupUse,
  type GroupUse,
  lockGroups,
} from '../db/people/groups.ts';
import { ConflictError } from '../errors.ts';
import { say, type Text } from '../text/sentence.ts';
import { groupAudit } from './audit-group.ts';
import { readGroup } from './get-group.ts';

const findUse = { attendance: findAttendanceGroupUse, initializer: findInitializerGroupUse };

/**
 * Deletes a group of a kind.
 * @throws NotFoundError if it does not exist; ConflictError while its members come from a source, or a process or an open
 * task refers to it
 */
export function deleteGroupOf(kind: GroupKind) {
  return async (context: CallContext, { params }: { params: { id: number } }): Promise<void> =>
    context.services.db.transaction().execute(async (tx) => {
      await lockGroups(tx, kind);
      const group = await readGroup(tx, kind, params.id);
      const { id } = group;
      if (group.membersSource) {
        throw new ConflictError(
          say`Os membros deste grupo vêm de ${group.membersSource.name}. Desfaça a ligação antes de excluir.`,
        );
      }
      const reason = whyKept(await findUse[kind](tx, id));
      if (reason) throw new ConflictError(reason);
      await deleteGroupRow(tx, kind, id, context.services.now());
      await writeAudit(tx, fromCall(context), groupAudit(kind, group, null));
    });
}

function whyKept({ processes, openTasks }: GroupUse): Text | null {
  const [first, ...others] = processes;
  if (first !== undefined) {
    if (others.length === 0) return say`Este grupo está em uso no processo ${first}`;
    return others.length === 1
      ? say`Este grupo está em uso no processo ${first} e em mais 1 processo`
      : say`Este grupo está em uso no processo ${first} e em mais ${others.length} processos`;
  }
  if (openTasks === 0) return null;
  return openTasks === 1
    ? 'Há 1 tarefa aberta na fila deste grupo'
    : say`Há ${openTasks} tarefas abertas na fila deste grupo`;
}
