import { expect, test } from 'vitest';
import { createBulkEnding } from './bulk-ending.ts';

test('P8.29 P4.06 after a failed chunk only the rest is sent, and the result counts all', async () => {
  const requests = Array.from({ length: 450 }, (_, index) => `p${index}`);
  const end = createBulkEnding(requests);
  const sent: string[][] = [];
  const isDone = async (protocols: string[]) => {
    sent.push(protocols);
    return { processed: protocols, ignored: [], results: [] };
  };
  const failsOnSecond = async (protocols: string[]) => (sent.length === 1 ? null : isDone(protocols));
  expect(await end(failsOnSecond)).toBeNull();
  expect(await end(isDone)).toMatchObject({ processed: 450 });
  expect(sent.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(sent.flat()).toEqual(requests);
});
