import { describe, expect, test } from 'vitest';
import { type DisplayedStep, stepDisplayState, stepSuffix } from './step-state.ts';
import { trackNodes } from './track.ts';

const step = (rest: Partial<DisplayedStep> = {}): DisplayedStep => ({
  type: 'USER_TASK',
  status: 'NONE',
  currentStep: false,
  fail: false,
  ...rest,
});
const stateOf = (rest: Partial<DisplayedStep>) => stepDisplayState(step(rest));

describe('stepDisplayState', () => {
  test('T4.5.01 shows an end event that was canceled as canceled, before anything else', () => {
    expect(stateOf({ type: 'END_EVENT', canceled: true })).toBe('canceled');
    expect(stateOf({ type: 'END_EVENT', canceled: true, fail: true, status: 'FAILED', currentStep: true })).toBe(
      'canceled',
    );
    expect(stateOf({ type: 'END_EVENT', canceled: false })).toBe('awaiting');
    expect(stateOf({ type: 'USER_TASK', canceled: true })).toBe('awaiting');
  });

  test('T4.5.02 shows an approval of status NONE as rejected only if it was not approved', () => {
    expect(stateOf({ type: 'APPROVAL_TASK', approved: false })).toBe('rejected');
    expect(stateOf({ type: 'APPROVAL_TASK', approved: false, fail: true, currentStep: true })).toBe('rejected');
    expect(stateOf({ type: 'APPROVAL_TASK', approved: null })).toBe('awaiting');
    expect(stateOf({ type: 'APPROVAL_TASK' })).toBe('awaiting');
    expect(stateOf({ type: 'USER_TASK', approved: false })).toBe('awaiting');
  });

  test('T4.5.03 shows a failed step as error, before finished and current', () => {
    expect(stateOf({ fail: true, status: 'FAILED', currentStep: true })).toBe('error');
    expect(stateOf({ fail: true, status: 'FINISHED' })).toBe('error');
  });

  test('T4.5.04 shows a finished approval that was approved as approved', () => {
    expect(stateOf({ type: 'APPROVAL_TASK', status: 'FINISHED', approved: true })).toBe('approved');
  });

  test('T4.5.05 shows a finished approval that was not approved as rejected', () => {
    expect(stateOf({ type: 'APPROVAL_TASK', status: 'FINISHED', approved: false })).toBe('rejected');
    expect(stateOf({ type: 'APPROVAL_TASK', status: 'FINISHED', approved: null })).toBe('rejected');
  });

  test.each(['START_EVENT', 'USER_TASK', 'SERVICE_TASK', 'GATEWAY', 'END_EVENT'] as const)(
    'T4.5.06 shows a finished %s as success',
    (type) => expect(stateOf({ type, status: 'FINISHED', currentStep: true })).toBe('success'),
  );

  test('T4.5.07 shows the current step as next', () => {
    expect(stateOf({ currentStep: true })).toBe('next');
    expect(stateOf({ currentStep: true, type: 'APPROVAL_TASK', approved: null })).toBe('next');
  });

  test('T4.5.08 shows every other step as awaiting', () => {
    expect(stateOf({})).toBe('awaiting');
    expect(stateOf({ type: 'END_EVENT' })).toBe('awaiting');
  });
});

describe('stepSuffix', () => {
  test('T4.5.16 marks a canceled end event', () => {
    expect(stepSuffix(step({ type: 'END_EVENT', canceled: true }))).toBe('(cancelado)');
    expect(stepSuffix(step({ type: 'END_EVENT', status: 'FINISHED' }))).toBe('');
  });
  test('T4.5.17 marks an approved approval', () => {
    expect(stepSuffix(step({ type: 'APPROVAL_TASK', status: 'FINISHED', approved: true }))).toBe('(Aprovado)');
  });
  test('T4.5.18 marks a rejected approval', () => {
    expect(stepSuffix(step({ type: 'APPROVAL_TASK', status: 'FINISHED', approved: false }))).toBe('(Reprovado)');
    expect(stepSuffix(step({ type: 'APPROVAL_TASK', currentStep: true }))).toBe('');
  });
});

describe('trackNodes', () => {
  const done = step({ status: 'FINISHED' });
  const now = step({ currentStep: true });
  const ahead = step();
  const fail = step({ fail: true, status: 'FAILED' });

  test('gives each step of a short timeline its node', () => {
    expect(trackNodes([done, now, ahead])).toEqual(['done', 'now', 'ahead']);
    expect(trackNodes([])).toEqual([]);
  });

  test('leaves out steps that the request skipped', () => {
    expect(trackNodes([done, ahead, done, now, ahead])).toEqual(['done', 'done', 'now', 'ahead']);
    expect(trackNodes([done, ahead, done])).toEqual(['done', 'done']);
    expect(trackNodes([ahead, ahead])).toEqual(['ahead', 'ahead']);
  });

  test('shows steps done before the request went back as pending again', () => {
    expect(trackNodes([done, now, done, done, ahead])).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead']);
    const stopped = { ...fail, currentStep: true };
    expect(trackNodes([done, stopped, done, ahead])).toEqual(['done', 'fail', 'ahead', 'ahead']);
  });

  test('shortens the longest runs first', () => {
    expect(trackNodes([done, done, done, done, done, done, now, ahead, ahead])).toEqual([
      'done',
      'done',
      'now',
      'ahead',
      'ahead',
    ]);
    expect(trackNodes([done, done, done, done, fail, ahead])).toEqual(['done', 'done', 'done', 'fail', 'ahead']);
    expect(trackNodes(Array.from({ length: 40 }, () => done))).toHaveLength(5);
  });

  test('keeps failures and the current step', () => {
    expect(trackNodes([done, fail, done, now, ahead, fail], 4)).toEqual(['fail', 'now', 'ahead', 'fail']);
    expect(trackNodes([done, now, ahead], 1)).toEqual(['now']);
  });
});
