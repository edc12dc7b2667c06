import type { Step } from '../contract/processes/workflow.ts';
import { businessDueAt } from '../rules/calendar/business-due-at.ts';
import type { OpenCalendar } from '../rules/calendar/open-calendar.ts';
import { dueAt } from '../rules/sla.ts';

/** A version of a calendar. */
export interface CalendarVersion {
  readonly id: number;
  readonly calendar: OpenCalendar;
}

/** The calendars that the steps of a request may use. */
export interface WorkingTime {
  /** The one chosen for the process. */
  readonly fixed: CalendarVersion | null;
  /** Those of the groups that steps name, by the group's id. */
  readonly groups: Readonly<Record<number, CalendarVersion>>;
  /** That of the requester's branch. */
  readonly branch: CalendarVersion | null;
  /** The default calendar. */
  readonly fallback: CalendarVersion;
}

/**
 * Returns the calendar of a step: that of the process, that of the group if the step has exactly one group and no person,
 * that of the requester's branch, else the default one.
 */
export function calendarOf(step: Step, { fixed, groups, branch, fallback }: WorkingTime): CalendarVersion {
  if (fixed) return fixed;
  const [group, another] = 'groups' in step && step.assignees.length === 0 ? step.groups : [];
  const ofGroup = group && !another ? groups[group.id] : undefined;
  return ofGroup ?? branch ?? fallback;
}

/** When a step is due, and the version of the calendar that gives it. */
export interface StepDue {
  readonly dueAt: Date | null;
  readonly calendarVersion?: number;
}

/** Returns when a step that is reached at `at` is due, in elapsed or in working time. */
export function dueOf(step: Step, workingTime: WorkingTime | null | undefined, at: Date): StepDue {
  if (!('sla' in step)) return { dueAt: null };
  if (!workingTime) return { dueAt: toDate(dueAt(at, step.sla, step.slaUnit)) };
  const { id, calendar } = calendarOf(step, workingTime);
  const due = toDate(businessDueAt(calendar, at, step.sla, step.slaUnit));
  return due ? { dueAt: due, calendarVersion: id } : { dueAt: null };
}

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
