import { expect, test } from 'vitest';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { scimErrorResponse } from './scim-errors.ts';

const responseTo = (error: Error) => {
  const log = createMemoryLogger();
  return { log, response: scimErrorResponse(error, { locale: 'pt-BR', requestId: 'request-1' }, log) };
};

test('a database that does not work returns 503 with the time to wait, and is logged once', async () => {
  const { log, response } = responseTo(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({
    status: '503',
    detail: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  });
  expect(log.entries).toMatchObject([{ level: 'error' }]);
});

test('an unexpected error returns 500 with a fixed text, and is logged once', async () => {
  const { log, response } = responseTo(new Error('secret of the database'));
  expect(response.status).toBe(500);
  expect(response.headers.get('retry-after')).toBeNull();
  expect(await response.text()).not.toContain('secret');
  expect(log.entries).toMatchObject([{ level: 'error' }]);
});
