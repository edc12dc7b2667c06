import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { calendarNameMaxLength, calendarsMax } from '../base/limits.ts';
import { idSchema, uuidSchema } from '../base/paging.ts';
import { knownRevisionShape, revisionShape } from '../base/record-revision.ts';
import {
  calendarSettingsSchema,
  dueTraceEntrySchema,
  holidaySchema,
  optionalDays,
  ownDaySchema,
  workIntervalSchema,
} from './calendar-settings.ts';

export { calendarNameMaxLength, calendarsMax, ownDaysMax, workIntervalsMax } from '../base/limits.ts';

/** A business calendar in the list. */
export const calendarRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** The calendar of processes whose groups and branches have none. Exactly one calendar is the default. */
  isDefault: z.boolean(),
  timeZone: z.string(),
  state: z.nullish(z.string()),
  city: z.nullish(z.number()),
  ownDayCount: z.number(),
  /** Whether it has the national holidays, and the number of optional days that are switched on. */
  nationalDays: z.optional(z.boolean()),
  optionalDayCount: z.optional(z.number()),
});
export type CalendarRow = z.infer<typeof calendarRowSchema>;

/** A business calendar with its settings and the holidays of its current version. */
export const calendarSchema = z.object({
  id: z.number(),
  name: z.string(),
  isDefault: z.boolean(),
  /** Number of the current version; each change of the settings creates the next one. */
  version: z.number(),
  settings: z.object({
    timeZone: z.string(),
    week: z.array(z.array(workIntervalSchema)),
    nationalDays: z.boolean(),
    state: z.nullable(z.string()),
    city: z.nullable(z.number()),
    optionalDays: z.array(z.enum(optionalDays)),
    ownDays: z.array(ownDaySchema),
  }),
  holidays: z.array(holidaySchema),
  ...revisionShape,
});
export type Calendar = z.infer<typeof calendarSchema>;

const nameSchema = z.string().check(z.minLength(1), z.maxLength(calendarNameMaxLength));
const one = z.object({ id: idSchema });

/** GET /calendars: returns all calendars by name, at most 200. */
export const listCalendars = endpoint({
  id: 'calendars.list',
  summary: 'Calendários',
  method: 'GET',
  path: '/v1/calendars',
  policy: 'signed-in',
  scopes: ['tasks:read', 'requests:read'],
  response: z.object({ elements: z.array(calendarRowSchema).check(z.maxLength(calendarsMax)) }),
  addition: true,
});

/** GET /calendars/{id}: returns a calendar with its settings and holidays. */
export const getCalendar = endpoint({
  id: 'calendars.get',
  summary: 'Calendário',
  method: 'GET',
  path: '/v1/calendars/{id}',
  policy: 'signed-in',
  scopes: ['tasks:read', 'requests:read'],
  params: one,
  response: calendarSchema,
  addition: true,
});

/** POST /calendars: creates a calendar. 409 if another one has its name or there are 200. */
export const createCalendar = endpoint({
  id: 'calendars.create',
  summary: 'Cadastra um calendário',
  method: 'POST',
  path: '/v1/calendars',
  policy: 'admin',
  body: z.object({ name: nameSchema, isDefault: z._default(z.boolean(), false), settings: calendarSettingsSchema }),
  response: calendarSchema,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
  addition: true,
});

/** What happens to the due times of open tasks when a calendar changes. */
export const openTasksChoices = ['RECALCULATE', 'KEEP'] as const;

/**
 * PATCH /calendars/{id}: changes what the body names. New settings create a version, and a job moves the due times of
 * open tasks unless `openTasks` is `KEEP`. The default calendar stays the default until another one becomes it.
 */
export const updateCalendar = endpoint({
  id: 'calendars.update',
  summary: 'Altera um calendário',
  method: 'PATCH',
  path: '/v1/calendars/{id}',
  policy: 'admin',
  params: one,
  body: z.object({
    name: z.optional(nameSchema),
    isDefault: z.optional(z.literal(true)),
    settings: z.optional(calendarSettingsSchema),
    openTasks: z._default(z.enum(openTasksChoices), 'RECALCULATE'),
    ...knownRevisionShape,
  }),
  response: calendarSchema,
  errors: ['CONFLICT', 'RECORD_OUTDATED'],
  addition: true,
});

/** DELETE /calendars/{id}: deletes a calendar. 409 while it is the default or a process, group, branch or task uses it. */
export const deleteCalendar = endpoint({
  id: 'calendars.delete',
  summary: 'Exclui um calendário',
  method: 'DELETE',
  path: '/v1/calendars/{id}',
  policy: 'admin',
  params: one,
  responseKind: 'none',
  status: 204,
  errors: ['CALENDAR_IN_USE'],
  addition: true,
});

/** POST /calendars/{id}/impact: returns how many due times of open tasks new settings would move, without a change. */
export const getCalendarImpact = endpoint({
  id: 'calendars.impact',
  summary: 'Tarefas abertas que mudariam de prazo',
  method: 'POST',
  path: '/v1/calendars/{id}/impact',
  policy: 'admin',
  params: one,
  body: z.object({ settings: calendarSettingsSchema }),
  response: z.object({
    changed: z.number(),
    /** The five due times that move furthest. */
    largest: z.array(z.object({ idk: z.number(), title: z.string(), from: z.string(), to: z.string() })),
  }),
  addition: true,
});

/** GET /tasks/{uuid}/due-trace: returns how the due time of a task came about; no entries if elapsed time counted. */
export const getDueTrace = endpoint({
  id: 'calendars.dueTrace',
  summary: 'Como o prazo de uma tarefa foi calculado',
  method: 'GET',
  path: '/v1/tasks/{uuid}/due-trace',
  policy: 'signed-in',
  scopes: ['tasks:read', 'requests:read'],
  params: z.object({ uuid: uuidSchema }),
  response: z.object({
    startedAt: z.string(),
    dueAt: z.nullable(z.string()),
    /** Null if elapsed time counted. */
    calendar: z.nullable(z.object({ name: z.string(), timeZone: z.string() })),
    entries: z.array(dueTraceEntrySchema),
  }),
  addition: true,
});
