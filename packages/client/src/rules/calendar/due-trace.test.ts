import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  BusinessCalendar,
  OptionalDay,
  OwnDay,
  WorkInterval,
} from '../../contract/administration/calendar-settings.ts';
import { slaUnits } from '../../contract/processes/workflow.ts';
import { ruleTexts as en } from '../languages/en.ts';
import { ruleTexts as es } from '../languages/es.ts';
import { businessDueAt } from './business-due-at.ts';
import { calendarProblem } from './calendar-problem.ts';
import { dueTrace } from './due-trace.ts';
import { type DueTraceTexts, dueTraceMessages } from './due-trace-messages.ts';
import { countedTime, dueTraceRows } from './due-trace-rows.ts';
import { openCalendar } from './open-calendar.ts';
import { commercialCalendar } from './testing/commercial-calendar.ts';
import { timeInZone } from './time-in-zone.ts';

const brasilia = 'America/Sao_Paulo';
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Up to four periods within 24 hours; the last period can end on the next day. */
const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 1700 }), { minLength: 0, maxLength: 8 })
  .map((points) => [...points].sort((first, second) => first - second))
  .map((points): WorkInterval[] =>
    Array.from({ length: Math.floor(points.length / 2) }, (_, index) => [points[2 * index], points[2 * index + 1]])
      .filter(([start]) => (start ?? 0) < 1440)
      .map(([start = 0, end = 0]) => ({ start: clock(start), end: clock(end % 1440) })),
  );
const ownDay: fc.Arbitrary<OwnDay> = fc.record({
  date: fc
    .date({ min: new Date('2018-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .chain((date) => fc.constantFrom(date.toISOString().slice(0, 10), date.toISOString().slice(5, 10))),
  name: fc.constantFrom('Inventário', 'Aniversário da empresa'),
  intervals,
});
const optionalDays: OptionalDay[] = ['CARNIVAL_MONDAY', 'CARNIVAL_TUESDAY', 'ASH_WEDNESDAY', 'CORPUS_CHRISTI'];

const calendars: fc.Arbitrary<BusinessCalendar> = fc
  .record({
    timeZone: fc.constantFrom(brasilia, 'America/Noronha', 'America/Manaus', 'America/Rio_Branco', 'Asia/Kathmandu'),
    week: fc.array(intervals, { minLength: 7, maxLength: 7 }),
    nationalDays: fc.boolean(),
    state: fc.constantFrom(null, 'AC', 'SC', 'RJ', 'SP'),
    city: fc.constantFrom(null, 3550308, 1302603),
    optionalDays: fc.subarray(optionalDays),
    ownDays: fc.uniqueArray(ownDay, { maxLength: 8, selector: ({ date }) => date }),
  })
  .filter((settings) => calendarProblem(settings) === null)
  .map((settings) => commercialCalendar(settings));

const starts = fc.oneof(
  fc.date({ min: new Date('2018-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
  // both changes of the clocks in São Paulo
  fc.integer({ min: -72, max: 72 }).map((hours) => new Date(Date.parse('2018-11-04T03:00:00Z') + hours * 1_800_000)),
  fc.integer({ min: -72, max: 72 }).map((hours) => new Date(Date.parse('2019-02-17T02:00:00Z') + hours * 1_800_000)),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the trace of a due time', () => {
  it('D8.14 follows the time from start to due time and counts what was agreed, in 10,000 random cases', () => {
    const cases = fc.record({
      calendar: calendars,
      start: starts,
      sla: fc.integer({ min: 1, max: 60 }),
      unit: fc.constantFrom(...slaUnits),
    });
    fc.assert(
      fc.property(cases, ({ calendar, start, sla, unit }) => {
        const open = openCalendar(calendar);
        const due = businessDueAt(open, start, sla, unit);
        const trace = dueTrace(open, start, sla, unit);
        const followOn = trace.every(({ from, to }, index) => {
          return to > from && from === (trace[index - 1]?.to ?? start.toISOString());
        });
        const isExplained = trace.every(({ state, reason, name }) => {
          const isNamed = reason === 'HOLIDAY' || reason === 'OPTIONAL_DAY' || reason === 'OWN_DAY';
          return (state === 'COUNTED') === (reason === null) && isNamed === (name !== null);
        });
        const counted = trace.filter(({ state }) => state === 'COUNTED');
        const amount = counted.map(({ from, to, days }) => days ?? Date.parse(to) - Date.parse(from));
        expect({ followOn, isExplained, end: trace.at(-1)?.to, counted: sum(amount) }).toEqual({
          followOn: true,
          isExplained: true,
          end: due,
          counted: sla * { MINUTES: 60_000, HOURS: 3_600_000, DAYS: 1 }[unit],
        });
      }),
      { numRuns: 10_000 },
    );
  });

  const lines = (
    start: string,
    sla: number,
    unit: (typeof slaUnits)[number],
    { now = start, ...changes }: Partial<BusinessCalendar> & { now?: string } = {},
    texts: DueTraceTexts = dueTraceMessages,
  ): string[] => {
    const calendar = commercialCalendar(changes);
    const zones = { timeZone: calendar.timeZone, portalTimeZone: brasilia };
    const trace = dueTrace(openCalendar(calendar), start, sla, unit);
    return dueTraceRows(trace, { ...zones, now: new Date(now) }, texts).map(({ text }) => text);
  };

  it('D8.14 reads as in the example of seven working hours', () => {
    const expected = [
      'Começou em 19/11/2026 às 16:30',
      'Pausou às 18:00 (fim do expediente)',
      'Não contou em 20/11/2026 (feriado: Consciência Negra)',
      'Não contou em 21 e 22/11/2026 (fim de semana)',
      'Contou em 23/11/2026 das 08:00 às 12:00',
    ];
    const start = '2026-11-19T16:30:00-03:00';
    expect(lines(start, 7, 'HOURS')).toEqual([...expected, 'Vence em 23/11/2026 às 14:30']);
    const later = { now: '2026-11-23T14:30:00-03:00' };
    expect(lines(start, 7, 'HOURS', later)).toEqual([...expected, 'Venceu em 23/11/2026 às 14:30']);
  });

  it('D8.14 names the break, own days, a free morning and the days of a long holiday', () => {
    const ownDays = [
      { date: '2026-12-30', name: 'Recesso', intervals: [] },
      { date: '2026-12-31', name: 'Recesso', intervals: [] },
    ];
    expect(lines('2026-12-29T10:00:00-03:00', 8, 'HOURS', { ownDays })).toEqual([
      'Começou em 29/12/2026 às 10:00',
      'Pausou às 12:00 (intervalo)',
      'Contou em 29/12/2026 das 13:00 às 18:00',
      'Não contou em 30 e 31/12/2026 (Recesso)',
      'Não contou em 01/01/2027 (feriado: Confraternização Universal)',
      'Não contou em 02 e 03/01/2027 (fim de semana)',
      'Vence em 04/01/2027 às 09:00',
    ]);
    expect(lines('2026-02-17T17:00:00-03:00', 2, 'HOURS', { optionalDays: ['ASH_WEDNESDAY'] })).toEqual([
      'Começou em 17/02/2026 às 17:00',
      'Pausou às 18:00 (fim do expediente)',
      'Não contou em 18/02/2026 até 14:00 (ponto facultativo: Quarta-feira de Cinzas)',
      'Vence em 18/02/2026 às 15:00',
    ]);
  });

  it('D8.14 counts working days', () => {
    expect(lines('2026-11-18T10:00:00-03:00', 3, 'DAYS')).toEqual([
      'Começou em 18/11/2026 às 10:00',
      'Não contou em 18/11/2026 (dia do início)',
      'Contou em 19/11/2026 (1 dia útil)',
      'Não contou em 20/11/2026 (feriado: Consciência Negra)',
      'Não contou em 21 e 22/11/2026 (fim de semana)',
      'Contou em 23 e 24/11/2026 (2 dias úteis)',
      'Vence em 24/11/2026 às 18:00',
    ]);
  });

  it('D8.15 names the zone of the calendar if its time differs from that of the portal', () => {
    expect(lines('2026-11-16T17:30:00-04:00', 1, 'HOURS', { timeZone: 'America/Manaus' })).toEqual([
      'Começou em 16/11/2026 às 17:30 (horário de Manaus)',
      'Pausou às 18:00 (fim do expediente)',
      'Vence em 17/11/2026 às 08:30 (horário de Manaus)',
    ]);
  });

  it('D8.14 has the time that each sentence counts, and all of it at the due time', () => {
    const hour = 3_600_000;
    const zones = { timeZone: brasilia, portalTimeZone: brasilia, now: new Date() };
    const start = '2026-11-19T16:30:00-03:00';
    const trace = dueTrace(openCalendar(commercialCalendar()), start, 7, 'HOURS');
    const amounts = dueTraceRows(trace, zones).map(({ kind, counted }) => [kind, counted && counted.amount / hour]);
    expect(amounts).toEqual([
      ['STARTED', 1.5],
      ['PAUSED', null],
      ['PAUSED', null],
      ['PAUSED', null],
      ['COUNTED', 4],
      ['DUE', 7],
    ]);
    expect(countedTime(trace, new Date('2026-11-23T13:20:00-03:00')).amount / hour).toBeCloseTo(5 + 5 / 6);
    const days = dueTrace(openCalendar(commercialCalendar()), start, 2, 'DAYS');
    expect(countedTime(days, new Date('2026-11-24T00:00:00-03:00'))).toEqual({ unit: 'DAYS', amount: 1 });
    expect(countedTime(days)).toEqual({ unit: 'DAYS', amount: 2 });
  });

  it('D8.15 writes a due time in the zone of the calendar only if its clocks show another time', () => {
    const zones = { portalTimeZone: brasilia };
    expect(timeInZone('2026-11-23T22:00:00Z', { ...zones, timeZone: 'America/Manaus' })).toBe(
      '18:00 (horário de Manaus)',
    );
    expect(timeInZone('2026-11-23T22:00:00Z', { ...zones, timeZone: 'America/Bahia' })).toBeNull();
    // São Paulo had daylight saving time, Bahia did not
    expect(timeInZone('2018-11-23T22:00:00Z', { ...zones, timeZone: 'America/Bahia' })).toBe(
      '19:00 (horário de Bahia)',
    );
    expect(timeInZone('2026-11-24T03:30:00Z', { ...zones, timeZone: 'America/Manaus' })).toBe(
      '23/11/2026 às 23:30 (horário de Manaus)',
    );
  });

  it('E11.01 reads in English and in Spanish; names of holidays and of own days stay as they are', () => {
    const start = '2026-11-19T16:30:00-03:00';
    expect(lines(start, 7, 'HOURS', {}, en.dueTrace)).toEqual([
      'Started on 19/11/2026 at 16:30',
      'Paused at 18:00 (end of working hours)',
      'Not counted: 20/11/2026 (holiday: Consciência Negra)',
      'Not counted: 21 and 22/11/2026 (weekend)',
      'Counted on 23/11/2026 from 08:00 to 12:00',
      'Due on 23/11/2026 at 14:30',
    ]);
    const ownDays = ['2026-11-24', '2026-11-25', '2026-11-26'].map((date) => ({
      date,
      name: 'Recesso',
      intervals: [],
    }));
    const manaus = { timeZone: 'America/Manaus', now: '2026-12-30T00:00:00Z', ownDays };
    expect(lines('2026-11-23T10:00:00-04:00', 2, 'DAYS', manaus, es.dueTrace)).toEqual([
      'Comenzó el 23/11/2026 a las 10:00 (hora de Manaus)',
      'No contó: 23/11/2026 (día de inicio)',
      'No contó: 24/11/2026 al 26/11/2026 (Recesso)',
      'Contó: 27/11/2026 (1 día hábil)',
      'No contó: 28 y 29/11/2026 (fin de semana)',
      'Contó: 30/11/2026 (1 día hábil)',
      'Venció el 30/11/2026 a las 18:00 (hora de Manaus)',
    ]);
  });

  it('is empty without a due time', () => {
    const open = openCalendar(commercialCalendar());
    expect(dueTrace(open, '2026-11-16T10:00:00Z', null, 'HOURS')).toEqual([]);
    expect(dueTraceRows([], { timeZone: brasilia, portalTimeZone: brasilia, now: new Date() })).toEqual([]);
  });
});
