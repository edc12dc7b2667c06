import { expect, test } from 'vitest';
import { type StepType, stepTypes } from '../../contract/processes/workflow.ts';
import { canExecuteAgain, canRedirectTo } from './step-retry.ts';

const passed = (type: StepType) => ({ type, status: 'FINISHED' as const, currentStep: false });

test('T4.6.02 a passed or failed step can be redirected to, but no start, end, current or unreached one', () => {
  expect(stepTypes.filter((type) => canRedirectTo(passed(type)))).toEqual([
    'USER_TASK',
    'APPROVAL_TASK',
    'SERVICE_TASK',
    'GATEWAY',
  ]);
  const task = passed('USER_TASK');
  expect(canRedirectTo({ ...task, status: 'FAILED' })).toBe(true);
  expect(canRedirectTo({ ...task, status: 'NONE' })).toBe(false);
  expect(canRedirectTo({ ...task, currentStep: true })).toBe(false);
  expect(canRedirectTo({ ...task, status: 'FAILED', currentStep: true })).toBe(false);
});

test('T4.6.01 only the failed current step of a request can be run again', () => {
  expect(canExecuteAgain({ status: 'FAILED', currentStep: true })).toBe(true);
  expect(canExecuteAgain({ status: 'FAILED', currentStep: false })).toBe(false);
  expect(canExecuteAgain({ status: 'NONE', currentStep: true })).toBe(false);
  expect(canExecuteAgain({ status: 'FINISHED', currentStep: true })).toBe(false);
});
