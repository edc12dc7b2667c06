import type { SlaUnit, Step } from '@tramita/client/contract';
import { dueOf } from '@tramita/client/engine';
import { step, to } from '@tramita/client/engine/testing';
import { expect, test } from 'vitest';
import { agreedEnd } from './agreed-end.ts';

const arrival = new Date('2026-11-16T12:00:00Z');
const task = (id: string, sla: number | null, next: readonly string[], slaUnit: SlaUnit = 'HOURS') =>
  step.task({ id, ...(sla === null ? {} : { sla, slaUnit }), connections: next.map((stepId) => ({ stepId })) });
const gateway = (id: string, next: readonly string[]) =>
  step.gateway({
    id,
    connections: next.map((stepId) => ({ stepId, label: stepId, field: 'valor', operator: '>', value: '1' })),
  });

function endAfter(steps: readonly Step[], stepId: string): string | undefined {
  const due = (one: Step, at: Date) => dueOf(one, null, at).dueAt;
  const current = steps.find(({ id }) => id === stepId);
  const dueAt = current ? due(current, arrival) : null;
  return agreedEnd({ definition: { steps: [...steps] }, stepId, arrival, dueAt, dueOf: due })?.toISOString();
}

test('D9.03 adds the agreed times of the longest way from the current step to an end', () => {
  const steps = [
    step.start('a'),
    task('a', 2, ['choice']),
    gateway('choice', ['short', 'long']),
    task('short', 1, ['end']),
    task('long', 1, ['service'], 'DAYS'),
    step.service({ id: 'service', connections: to('last') }),
    task('last', 30, ['end'], 'MINUTES'),
    step.end(),
  ];
  expect(endAfter(steps, 'a')).toBe('2026-11-17T14:30:00.000Z');
  expect(endAfter(steps, 'short')).toBe('2026-11-16T13:00:00.000Z');
});

test('D9.03 leaves out connections that go back, and ways without an end', () => {
  const steps = [
    step.start('a'),
    task('a', 2, ['answer']),
    gateway('answer', ['end', 'mend', 'lost']),
    task('mend', null, ['a']),
    task('lost', 500, []),
    step.end(),
  ];
  expect(endAfter(steps, 'a')).toBe('2026-11-16T14:00:00.000Z');
  // from there the way to the end passes a step without agreed time
  expect(endAfter(steps, 'mend')).toBeUndefined();
});

test('D9.03 is unknown if a task of the longest way has no agreed time, or if no task is left', () => {
  const steps = (sla: number | null) => [
    step.start('a'),
    task('a', 2, ['choice']),
    gateway('choice', ['open', 'agreed', 'end']),
    task('open', null, ['end']),
    task('agreed', sla, ['end']),
    step.end(),
  ];
  expect(endAfter(steps(3), 'a')).toBe('2026-11-16T17:00:00.000Z');
  expect(endAfter(steps(null), 'a')).toBeUndefined();
  expect(endAfter([step.service({ id: 's', connections: to('end') }), step.end()], 's')).toBeUndefined();
});
