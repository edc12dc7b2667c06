import { expect, test } from 'vitest';
import { createBulkEnding } from './bulk-ending.ts';

test('P8.29 P4.06 after a failed chunk the number of unsent requests is known, and only they are sent next', async () => {
  const requests = Array.from({ length: 450 }, (_, index) => `p${index}`);
  const end = createBulkEnding(requests);
  const sent: string[][] = [];
  const isDone = async (protocols: string[]) => {
    sent.push(protocols);
    return { processed: protocols, ignored: [], results: [] };
  };
  const failsOnSecond = async (protocols: string[]) => (sent.length === 1 ? null : isDone(protocols));
  expect(await end(failsOnSecond)).toMatchObject({ processed: 200, unsent: 250 });
  expect(await end(isDone)).toMatchObject({ processed: 450, unsent: 0 });
  expect(sent.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(sent.flat()).toEqual(requests);
});
