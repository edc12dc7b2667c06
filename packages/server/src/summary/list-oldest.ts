import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import type { TaskListName } from '../db/lists/task-list-names.ts';
import { findOldestTasks } from '../db/lists/task-summaries.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['summary.oldestAssigned'] | (typeof endpoints)['summary.oldestToDo'];

const listOldest =
  (list: TaskListName) =>
  async ({ services, user }: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> => {
    const owner = await findWorker(services.db, user.id, services.now());
    const rows = await findOldestTasks(services.db, list, owner, query);
    return rows.map(({ idk, uuid, process_title, created_at }) => ({
      idk,
      uuid,
      process: process_title,
      createdAt: created_at.toISOString(),
    }));
  };

/** Returns the oldest open tasks assigned to the caller. */
export const listOldestAssigned = listOldest('my-attendance');

/** Returns the oldest open tasks in the caller's queue. */
export const listOldestToDo = listOldest('attendance');
