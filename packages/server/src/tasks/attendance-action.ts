import { canSeeAttendance } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findOwnTasks } from '../db/tasks/tasks.ts';
import { ForbiddenError } from '../errors.ts';

type Action<Request, Answer> = (context: CallContext, request: Request) => Promise<Answer>;

/**
 * Makes an action on tasks refuse users with the personal menu only, as the attendance lists do. They may act on their
 * own tasks: those of "Minhas tarefas", addressed by name to the requester. Any other task gets the same response, so
 * that it does not reveal which tasks exist.
 *
 * @throws ForbiddenError PERSONAL_MENU_ONLY
 */
export function attendanceAction<Request, Answer>(
  action: Action<Request, Answer>,
  uuidsOf: (request: Request) => readonly string[],
): Action<Request, Answer> {
  return async (context, request) => {
    const { services, user } = context;
    if (!canSeeAttendance(user)) {
      const uuids = uuidsOf(request);
      const own = await findOwnTasks(services.db, uuids, user.id);
      if (uuids.length === 0 || uuids.some((uuid) => !own.has(uuid))) {
        throw new ForbiddenError('O seu acesso é restrito aos itens pessoais.', 'FORBIDDEN', 'PERSONAL_MENU_ONLY');
      }
    }
    return action(context, request);
  };
}
