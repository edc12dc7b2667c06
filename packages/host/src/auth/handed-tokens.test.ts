import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../frame/open-frame.ts';
import { createHandedTokens } from './handed-tokens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tokensFrom = (getToken: Frame['getToken']) => createHandedTokens({ getToken } as Frame);

test('E5.02 calls of one moment ask the page once, later ones ask again', async () => {
  const getToken = vi.fn(async () => `token ${getToken.mock.calls.length}`);
  const tokens = tokensFrom(getToken);
  expect(await Promise.all([tokens.getToken(), tokens.getToken()])).toEqual(['token 1', 'token 1']);
  expect(await tokens.getToken()).toBe('token 2');
});

test('E6.06 a question that the page never answers does not keep later calls waiting', async () => {
  const getToken = vi.fn<Frame['getToken']>(() => new Promise(() => {}));
  const tokens = tokensFrom(getToken);
  void tokens.getToken();
  await vi.advanceTimersByTimeAsync(30_000);
  getToken.mockResolvedValue('token');
  expect(await tokens.getToken()).toBe('token');
});
