import { expect, test } from 'vitest';
import { backTest, pastOfHistory } from '../requests/forecast/testing/back-test.ts';
import { readSnapshotFile } from './snapshot/snapshot-file.ts';
import { passedSteps } from './testing/passed-steps.ts';

test('D9.05 forecasts from older requests cover 72 to 88 % of the completions of the demo company', async () => {
  const steps = passedSteps(readSnapshotFile());
  const { forecasts, covered, medianErrorHours } = await backTest(steps, pastOfHistory(steps));
  expect(forecasts).toBeGreaterThan(2000);
  expect(covered).toBeGreaterThan(0.72);
  expect(covered).toBeLessThan(0.88);
  expect(medianErrorHours).toBeLessThan(48);
});
