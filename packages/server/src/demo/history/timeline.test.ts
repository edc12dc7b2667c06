import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

test('runs actions in the order of their times, including those added meanwhile, and stops at the end', async () => {
  const timeline = new Timeline();
  const done: string[] = [];
  const note = (name: string) => async () => {
    done.push(name);
  };
  timeline.add(new Date(30), note('third'));
  timeline.add(new Date(10), async () => {
    done.push('first');
    timeline.add(new Date(20), note('second'));
  });
  timeline.add(new Date(30), note('fourth, of the same moment'));
  timeline.add(new Date(41), note('after the end'));
  const clock: number[] = [];
  await timeline.run(new Date(40), (at) => clock.push(at.getTime()));
  expect(done).toEqual(['first', 'second', 'third', 'fourth, of the same moment']);
  expect(clock).toEqual([10, 20, 30, 30]);
});
