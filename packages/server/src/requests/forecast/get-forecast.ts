import type { endpoints, Forecast, ParsedRequestOf } from '@tramita/client/contract';
import { calendarOf, dueOf, type WorkingTime } from '@tramita/client/engine';
import type { CallContext } from '../../context.ts';
import { loadWorkingTime } from '../../db/calendars/working-time.ts';
import { type CurrentStep, findCurrentStep, listPastRequests, type PastRequest } from '../../db/requests/forecast.ts';
import type { AnswerOf } from '../../handlers.ts';
import { readProtocolOrIdk } from '../protocol-or-idk.ts';
import { requireReadableRequest } from '../visibility.ts';
import { agreedEnd } from './agreed-end.ts';
import { isSlow, predict, type StepTime } from './predict.ts';
import { elapsedTime, workingTime } from './step-time.ts';

type Call = (typeof endpoints)['requests.forecast'];

const yearMillis = 365 * 24 * 60 * 60 * 1000;

/** Returns when a request in progress is expected to end. */
export async function getForecast(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { db, now } = context.services;
  const { idk } = await requireReadableRequest(context, readProtocolOrIdk(params.protocol));
  const current = await findCurrentStep(db, idk);
  if (!current) return { ...unknown, isLate: false };
  const at = now();
  const past = await listPastRequests(db, {
    processParent: current.process_parent,
    stepId: current.step_id,
    since: new Date(at.getTime() - yearMillis),
    until: at,
  });
  const hours = await loadWorkingTime(db, [{ definition: current.definition, requesterId: current.requester_id }]);
  return forecastOf(current, past, hours({ definition: current.definition, requesterId: current.requester_id }), at);
}

const unknown = { basis: 'UNKNOWN', samples: 0, p10: null, p50: null, p90: null } as const;

/**
 * Returns the forecast of a request: from past requests, else from agreed times.
 *
 * @param hours calendars of the steps; null if the process counts elapsed time
 */
function forecastOf(
  current: CurrentStep,
  past: readonly PastRequest[],
  hours: WorkingTime | null,
  now: Date,
): Forecast {
  const time = timeOf(current, past, hours);
  const times = past.map(({ started_at, finished_at }) => time.between(started_at, finished_at));
  const waiting = { arrival: current.started_at, now };
  const isLate = isSlow(times, waiting, time);
  const found = predict(times, waiting, time);
  if (found) {
    const { samples, p10, p50, p90 } = found;
    const moments = { p10: p10.toISOString(), p50: p50.toISOString(), p90: p90.toISOString() };
    return { basis: 'HISTORY', samples, ...moments, isLate };
  }
  const end = agreedEnd({
    definition: current.definition,
    stepId: current.step_id,
    arrival: current.started_at,
    dueAt: current.due_at,
    dueOf: (step, at) => dueOf(step, hours, at).dueAt,
  });
  if (!end) return { ...unknown, isLate };
  const moment = end.toISOString();
  return { basis: 'SLA', samples: 0, p10: moment, p50: moment, p90: moment, isLate: isLate || end <= now };
}

/** The time of all samples is that of the calendar of the request's current step. */
function timeOf(
  { definition, step_id, started_at }: CurrentStep,
  past: readonly PastRequest[],
  hours: WorkingTime | null,
): StepTime {
  const step = hours && definition.steps.find(({ id }) => id === step_id);
  if (!hours || !step) return elapsedTime;
  const starts = [started_at, ...past.map((request) => request.started_at)].map((at) => at.getTime());
  return workingTime(calendarOf(step, hours).calendar, new Date(Math.min(...starts)));
}
