import type { endpoints, ParsedRequestOf, TaskScreen } from '@tramita/client/contract';
import { canSeeAttendance, canSeeReports } from '@tramita/client/rules';
import type { CallContext } from '../../context.ts';
import { findWorker } from '../../db/absences/covers.ts';
import type { TaskListName, TaskListStatus } from '../../db/lists/task-list-names.ts';
import { findListedProcessTitles } from '../../db/lists/task-lists.ts';
import { listActiveProcessTitles, listAllProcessTitles, listStepTitles } from '../../db/processes/process-titles.ts';
import type { AnswerOf } from '../../handlers.ts';

type TitlesCall = (typeof endpoints)['tasks.myProcessTitles'];
type AllTitlesCall = (typeof endpoints)['tasks.processTitles'];
type StepsCall = (typeof endpoints)['tasks.processStepTitles'];

/** The lists that each screen's filter covers; the finished screens include the canceled lists. */
const screens: Record<TaskScreen, { readonly list: TaskListName; readonly statuses: readonly TaskListStatus[] }> = {
  MY_TASK_TO_DO: { list: 'my-tasks', statuses: ['TO_DO'] },
  MY_TASK_IN_PROGRESS: { list: 'my-tasks', statuses: ['IN_PROGRESS'] },
  MY_TASK_FINISHED: { list: 'my-tasks', statuses: ['FINISHED', 'CANCELED'] },
  ASSIGNED_TASK_TO_DO: { list: 'attendance', statuses: ['TO_DO'] },
  ASSIGNED_TASK_TO_ME: { list: 'my-attendance', statuses: ['TO_DO'] },
  IN_PROGRESS_ASSIGNED_TASK: { list: 'attendance', statuses: ['IN_PROGRESS'] },
  FINISHED_ASSIGNED_TASK: { list: 'attendance', statuses: ['FINISHED', 'CANCELED'] },
};

/** Returns process titles for a list's filter: those with rows on it, and all others. */
export async function listMyProcessTitles(
  { services, user }: CallContext,
  { query }: ParsedRequestOf<TitlesCall>,
): Promise<AnswerOf<TitlesCall>> {
  const { list, statuses } = screens[query.taskScreen];
  const { db } = services;
  const hidden = list !== 'my-tasks' && !canSeeAttendance(user);
  const worker = await findWorker(db, user.id, services.now());
  const listed = hidden ? [] : await findListedProcessTitles(db, list, statuses, worker);
  const known = new Set(listed);
  const titles = await listActiveProcessTitles(db);
  return { inAttendance: listed, remaining: titles.filter((title) => !known.has(title)) };
}

/**
 * Returns the titles of all processes in the catalogue, in alphabetical order; for report viewers also of removed ones.
 */
export async function listProcessTitles(
  { services: { db }, user }: CallContext,
  { query }: ParsedRequestOf<AllTitlesCall>,
): Promise<AnswerOf<AllTitlesCall>> {
  const area = { departmentId: query.departmentId, sectorIds: query.sectorIds?.split(',').map(Number) };
  return canSeeReports(user) ? listAllProcessTitles(db, area) : listActiveProcessTitles(db, area);
}

/** Returns the titles of user and approval steps of the process with this title, in the order of its drawing. */
export async function listProcessStepTitles(
  { services }: CallContext,
  { query }: ParsedRequestOf<StepsCall>,
): Promise<AnswerOf<StepsCall>> {
  return listStepTitles(services.db, query.process);
}
