import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listAssigneeStatuses as findAssigneeStatuses, listCategories } from '../db/processes/processes-references.ts';
import type { AnswerOf } from '../handlers.ts';

type CategoriesCall = (typeof endpoints)['processes.categories'];
type StatusesCall = (typeof endpoints)['processes.assigneeStatuses'];

/** Returns categories for pickers, by title. */
export function listProcessCategories(
  { services }: CallContext,
  { query }: ParsedRequestOf<CategoriesCall>,
): Promise<AnswerOf<CategoriesCall>> {
  return listCategories(services.db, query.query);
}

/** Returns the statuses of the employee register that a process can be limited to. */
export function listAssigneeStatuses({ services }: CallContext): Promise<AnswerOf<StatusesCall>> {
  return findAssigneeStatuses(services.db);
}
