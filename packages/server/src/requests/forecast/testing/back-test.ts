import type { PastRequest, PastRequestQuery } from '../../../db/requests/forecast.ts';
import { predict } from '../predict.ts';
import { elapsedTime } from '../step-time.ts';

/** A step that a finished request passed. */
export interface PassedStep {
  readonly processParent: number;
  readonly stepId: string;
  readonly startedAt: Date;
  /** When the request finished. */
  readonly finishedAt: Date;
}

/** How well forecasts matched the real completion. */
export interface BackTest {
  /** Number of steps for which enough older requests existed. */
  readonly forecasts: number;
  /** Share of completions between the 10 % and the 90 % moment, before the first and after the second. */
  readonly covered: number;
  readonly early: number;
  readonly late: number;
  /** Median distance of the real completion from the 50 % moment, in hours. */
  readonly medianErrorHours: number;
}

const yearMillis = 365 * 24 * 60 * 60 * 1000;
const hourMillis = 60 * 60 * 1000;

/** Makes the forecast of each step at the moment it was reached, from the requests that had finished by then. */
export async function backTest(
  steps: readonly PassedStep[],
  pastOf: (query: PastRequestQuery) => Promise<readonly PastRequest[]> | readonly PastRequest[],
): Promise<BackTest> {
  const errors: number[] = [];
  let early = 0;
  let late = 0;
  for (const { processParent, stepId, startedAt, finishedAt } of steps) {
    const since = new Date(startedAt.getTime() - yearMillis);
    const past = await pastOf({ processParent, stepId, since, until: startedAt });
    const times = past.map(({ started_at, finished_at }) => elapsedTime.between(started_at, finished_at));
    const forecast = predict(times, { arrival: startedAt, now: startedAt }, elapsedTime);
    if (!forecast) continue;
    errors.push(Math.abs(finishedAt.getTime() - forecast.p50.getTime()));
    if (finishedAt < forecast.p10) early += 1;
    if (finishedAt > forecast.p90) late += 1;
  }
  errors.sort((first, second) => first - second);
  const count = errors.length;
  return {
    forecasts: count,
    covered: (count - early - late) / count,
    early: early / count,
    late: late / count,
    medianErrorHours: (errors[Math.floor(count / 2)] ?? 0) / hourMillis,
  };
}

/** Returns the past requests of a history that is in memory, as the database would. */
export function pastOfHistory(steps: readonly PassedStep[]): (query: PastRequestQuery) => PastRequest[] {
  return ({ processParent, stepId, since, until }) =>
    steps
      .filter(
        (step) =>
          step.processParent === processParent &&
          step.stepId === stepId &&
          step.finishedAt > since &&
          step.finishedAt <= until,
      )
      .map(({ startedAt, finishedAt }) => ({ started_at: startedAt, finished_at: finishedAt }));
}
