import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('keeps a connection without calls longer than load balancers keep theirs', async () => {
  const listening = await listen('127.0.0.1', 0);
  listening.handle((_, response) => response.end());
  const response = await fetch(`http://127.0.0.1:${listening.port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await listening.close(0);
});
