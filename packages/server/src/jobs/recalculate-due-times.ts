import { historyMessages } from '@tramita/client/engine';
import { businessDueAt, openCalendar } from '@tramita/client/rules/calendar';
import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { findCalendar } from '../db/calendars/calendars.ts';
import { lockTimedTasks, moveTasks } from '../db/calendars/open-tasks.ts';
import { recalculatePayloadSchema } from '../db/jobs/recalculate-job.ts';
import type { JobHandler } from './job-handler.ts';

/** Number of tasks in one transaction: it holds the locks of their requests, and calls wait for the processors. */
const batchSize = 200;

/** Waits after a batch for as long as the batch took, so that calls get the processors in between. */
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates the handler that moves the due times of open tasks to the newest version of their calendar and writes the change
 * in their histories. A task that already uses the version is left out, so that an interrupted job continues.
 */
export function createRecalculateHandler(services: Services): JobHandler {
  const { db, now } = services;
  return async ({ payload }, signal) => {
    const { calendarId, versionId } = z.parse(recalculatePayloadSchema, payload);
    const row = await findCalendar(db, calendarId);
    // a later change has a job of its own
    if (!row || row.version_id !== versionId) return 'done';
    const calendar = openCalendar(row.calendar);
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const started = performance.now();
      const last = await db.transaction().execute(async (tx) => {
        const query = { calendarId, exceptVersion: versionId, after, size: batchSize };
        const { tasks, last } = await lockTimedTasks(tx, query);
        const moved = tasks.map((task) => {
          const due = businessDueAt(calendar, task.created_at, task.sla, task.sla_unit);
          const dueAt = due === null ? task.due_at : new Date(due);
          const isMoved = dueAt.getTime() !== task.due_at.getTime();
          return { task, dueAt, message: isMoved ? historyMessages.dueMoved(task.due_at, dueAt, row.name) : null };
        });
        await moveTasks(tx, moved, { version: versionId, at: now() });
        return last;
      });
      if (last === null) return 'done';
      after = last;
      await rest(performance.now() - started);
    }
  };
}
