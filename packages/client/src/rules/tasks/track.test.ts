import { describe, expect, test } from 'vitest';
import { requestProgress, requestStops, stopTitle, type TrackedStep, trackNodes } from './track.ts';

const step = (rest: Partial<TrackedStep> = {}): TrackedStep => ({
  type: 'USER_TASK',
  status: 'NONE',
  currentStep: false,
  fail: false,
  ...rest,
});
const start = step({ type: 'START_EVENT', status: 'FINISHED' });
const gateway = step({ type: 'GATEWAY', status: 'FINISHED' });
const done = step({ status: 'FINISHED' });
const now = step({ currentStep: true });
const ahead = step();
const end = step({ type: 'END_EVENT' });
const endReached = step({ type: 'END_EVENT', status: 'FINISHED' });

const statesOf = (steps: readonly TrackedStep[]) => requestStops(steps).map(({ state }) => state);
const progressOf = (steps: readonly TrackedStep[]) => requestProgress(requestStops(steps));

describe('requestStops', () => {
  test('C10.04 marks skipped steps', () => {
    expect(statesOf([start, ahead, now, ahead, end])).toEqual(['success', 'skipped', 'next', 'awaiting', 'awaiting']);
  });

  test('C10.04 marks every step that was not visited as skipped once the request has ended', () => {
    expect(statesOf([start, done, endReached, ahead])).toEqual(['success', 'success', 'success', 'skipped']);
    expect(statesOf([start, ahead, step({ type: 'END_EVENT', canceled: true })])).toEqual([
      'success',
      'skipped',
      'canceled',
    ]);
  });

  test('C10.04 marks a later step as skipped if the flow can no longer reach it', () => {
    expect(statesOf([start, now, step({ reachable: false }), step({ reachable: true }), end])).toEqual([
      'success',
      'next',
      'skipped',
      'awaiting',
      'awaiting',
    ]);
  });

  test('C10.04 leaves gateways out unless the request stopped there', () => {
    expect(statesOf([start, gateway, now])).toEqual(['success', 'next']);
    const stopped = step({ type: 'GATEWAY', status: 'FAILED', fail: true, currentStep: true });
    expect(statesOf([start, stopped, end])).toEqual(['success', 'error', 'awaiting']);
  });

  test('C10.04 shows one end: the one that was reached, else the first that can be reached', () => {
    expect(
      requestStops([start, done, end, endReached]).map(({ step: { type, status } }) => `${type} ${status}`),
    ).toEqual(['START_EVENT FINISHED', 'USER_TASK FINISHED', 'END_EVENT FINISHED']);
    expect(requestStops([start, now, step({ type: 'END_EVENT', reachable: false }), end]).at(-1)?.step).toBe(end);
    expect(statesOf([start, now, end, end])).toEqual(['success', 'next', 'awaiting']);
  });
});

describe('requestProgress', () => {
  test('C10.04 counts neither skipped steps nor gateways', () => {
    expect(progressOf([start, gateway, ahead, now, ahead, end])).toEqual({ current: 2, total: 4 });
    expect(progressOf([start, ahead, done, endReached])).toEqual({ current: 3, total: 3 });
  });

  test('C11.06 counts the step where the request stopped as the current one', () => {
    const stopped = step({ status: 'FAILED', fail: true, currentStep: true });
    expect(progressOf([start, done, stopped, end])).toEqual({ current: 3, total: 4 });
  });
});

test('C10.04 draws as many nodes as it counts while they fit', () => {
  const steps = [start, gateway, ahead, done, now, end];
  expect(trackNodes(steps)).toHaveLength(progressOf(steps).total);
  expect(trackNodes(steps)).toEqual(['done', 'done', 'now', 'ahead']);
});

describe('stopTitle', () => {
  const titled = (rest: Partial<TrackedStep> & { details?: string }) => ({
    ...step(rest),
    title: 'Do processo',
    ...rest,
  });
  test('C10.04 names the first and the last stop alike for every process', () => {
    expect(stopTitle(titled({ type: 'START_EVENT' }))).toBe('Solicitação enviada');
    expect(stopTitle(titled({ type: 'END_EVENT' }))).toBe('Concluída');
    expect(stopTitle(titled({ type: 'END_EVENT', status: 'FINISHED' }))).toBe('Concluída');
    expect(stopTitle(titled({ type: 'USER_TASK' }))).toBe('Do processo');
  });

  test('C10.04 does not call a request finished that was ended or canceled', () => {
    expect(stopTitle(titled({ type: 'END_EVENT', status: 'FINISHED', details: 'Duplicada' }))).toBe('Encerrada');
    expect(stopTitle(titled({ type: 'END_EVENT', canceled: true }))).toBe('Fim');
  });
});
