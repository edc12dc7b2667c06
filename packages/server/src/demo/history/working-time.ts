import type { Random } from '../random.ts';
import { dayMs, dayOf, hourMs, startOfDay, weekdayOf } from '../sao-paulo-days.ts';

const opening = 8;
const closing = 18;

const hourOf = (moment: number) => (moment - startOfDay(dayOf(moment))) / hourMs;
const at = (day: number, hour: number) => startOfDay(day) + hour * hourMs;

/** National holidays with a fixed date, `MM-dd`. */
const holidays = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];

/** Returns whether a day, counted since 1970 in São Paulo, is a working day. */
function isWorkingDay(day: number): boolean {
  return weekdayOf(day) < 5 && !holidays.includes(new Date(day * dayMs).toISOString().slice(5, 10));
}

/** Returns whether offices are open: weekdays from 8 to 18. */
export const isWorkingTime = (moment: Date): boolean =>
  isWorkingDay(dayOf(moment.getTime())) && hourOf(moment.getTime()) >= opening && hourOf(moment.getTime()) < closing;

/** Returns the moment itself if offices are open, else a moment shortly after they open next. */
export function nextWorkingTime(moment: Date, random: Random): Date {
  const time = moment.getTime();
  if (isWorkingTime(moment)) return moment;
  let day = dayOf(time);
  if (!isWorkingDay(day) || hourOf(time) >= closing) day += 1;
  while (!isWorkingDay(day)) day += 1;
  return new Date(at(day, opening + random.next() * 1.5));
}

/** Weight of each hour from 8 on: a peak before and one after lunch. */
const hourWeights: readonly (readonly [number, number])[] = [
  [8, 6],
  [9, 13],
  [10, 16],
  [11, 13],
  [12, 5],
  [13, 7],
  [14, 13],
  [15, 12],
  [16, 9],
  [17, 6],
];
const weekdayWeights = [12, 11, 10, 10, 8];

/** Returns `count` sorted moments in a range, distributed over working days and hours as requests arrive. */
export function arrivals(count: number, from: Date, to: Date, random: Random): Date[] {
  const days: (readonly [number, number])[] = [];
  for (let day = dayOf(from.getTime()); day <= dayOf(to.getTime()); day += 1) {
    if (!isWorkingDay(day)) continue;
    const month = new Date(day * dayMs).getUTCMonth();
    // quiet in January and July, busy before Christmas
    const season = [0.7, 0.9, 1, 1, 1.05, 1, 0.75, 1, 1, 1.05, 1.2, 1.1][month] ?? 1;
    days.push([day, (weekdayWeights[weekdayOf(day)] ?? 0) * season]);
  }
  const moments: Date[] = [];
  while (moments.length < count) {
    const moment = new Date(at(random.weighted(days), random.weighted(hourWeights) + random.next()));
    if (moment >= from && moment < to) moments.push(moment);
  }
  return moments.sort((a, b) => a.getTime() - b.getTime());
}
