/**
 * Measures business due times and their traces on one core, with the national, state and municipal holidays of ten years
 * and 200 own days, and the weight of the calendar rules in a bundle.
 *
 *     node --conditions=@tramita/source e2e/bench/calendar.mjs [--due 200000] [--traces 20000]
 */
import { parseArgs } from 'node:util';
import { calendarLimits, calendarSpeed, calendarWeight } from '../../scripts/lib/calendar-figures.mjs';

const { values: options } = parseArgs({
  options: { due: { type: 'string', default: '200000' }, traces: { type: 'string', default: '20000' } },
});
const found = calendarSpeed({ due: Number(options.due), traces: Number(options.traces) });
const weight = await calendarWeight();
const line = (name, measured, limit) =>
  console.log(name.padEnd(44), String(measured).padStart(12), String(limit).padStart(12));
line('per second of one core', 'measured', 'at least');
line('due times', found.due, calendarLimits.due);
line('traces', found.traces, calendarLimits.traces);
line('bytes in a bundle, gzipped', 'measured', 'at most');
line('calendar rules', weight.rules, calendarLimits.weight);
line('the same in a bundle without calendars', weight.others, 0);
const isFast = found.due >= calendarLimits.due && found.traces >= calendarLimits.traces;
if (!isFast || weight.rules > calendarLimits.weight || weight.others > 0) process.exitCode = 1;
