import { expect, test } from 'vitest';
import { slaUnits } from '../../contract/processes/workflow.ts';
import { changeStep } from './commands/change-step.ts';
import { slaMinutesText, slaTotalMinutes, slaTotalText } from './sla-minutes.ts';
import { soundWorkflow } from './testing/sample-workflow.ts';

test('M4.63 M4.64 M4.65 M9.25 M9.26 M9.27 adds up the SLA of the steps in minutes, hours by 60 and days by 1440', () => {
  expect(slaUnits).toEqual(['MINUTES', 'HOURS', 'DAYS']);
  const one = changeStep(soundWorkflow(), 'manager', { sla: 2, slaUnit: 'HOURS' });
  expect(slaTotalMinutes(one)).toBe(120);
  const two = changeStep(one, 'check', { sla: 1, slaUnit: 'DAYS' });
  expect(slaTotalMinutes(two)).toBe(1560);
  expect(slaTotalMinutes(changeStep(two, 'check', { sla: 30, slaUnit: 'MINUTES' }))).toBe(150);
  expect(slaTotalText(two)).toBe('1d 2h');
  expect(slaMinutesText(1590)).toBe('1d 2h 30min');
});

test('M4.66 is Sem SLA if no step has one', () => {
  expect(slaTotalMinutes(soundWorkflow())).toBeNull();
  expect(slaTotalText(soundWorkflow())).toBe('Sem SLA');
});

test('D8.15 shows working time apart, without converting hours to days', () => {
  const working = { ...soundWorkflow(), slaCounting: 'WORKING' as const };
  expect(slaTotalText(working)).toBe('Sem SLA');
  const one = changeStep(working, 'manager', { sla: 3, slaUnit: 'DAYS' });
  expect(slaTotalText(one)).toBe('3 dias úteis');
  expect(slaTotalText(changeStep(one, 'check', { sla: 4, slaUnit: 'HOURS' }))).toBe('3 dias úteis e 4 horas úteis');
});
