import type { BusinessCalendar, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { dueTrace, openCalendar } from '@tramita/client/rules/calendar';
import type { CallContext } from '../context.ts';
import { findExplainedTask } from '../db/calendars/open-tasks.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { missingTask, requireVisibleTask } from '../requests/visible-task.ts';

type Call = (typeof endpoints)['calendars.dueTrace'];

/** Returns how the due time of a task came about, computed from the calendar version that gave it. */
export async function getDueTrace(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  const task = await findExplainedTask(context.services.db, taskId);
  if (!task) throw new NotFoundError(missingTask);
  const startedAt = task.created_at.toISOString();
  const dueAt = task.due_at?.toISOString() ?? null;
  if (task.calendar === null || task.name === null) return { startedAt, dueAt, calendar: null, entries: [] };
  // versions are written from checked settings only
  const calendar = task.calendar as BusinessCalendar;
  return {
    startedAt,
    dueAt,
    calendar: { name: task.name, timeZone: calendar.timeZone },
    entries: dueTrace(openCalendar(calendar), task.created_at, task.sla, task.sla_unit),
  };
}
