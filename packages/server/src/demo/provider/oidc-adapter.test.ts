import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createOidcAdapter } from './oidc-adapter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('a record is consumed once, and a caller that read it before it was consumed is refused', async () => {
  const tokens = createOidcAdapter(database.db, 'RefreshToken');
  await tokens.upsert('a', { jti: 'a' }, 60);
  await tokens.consume('a');
  await expect(tokens.consume('a')).rejects.toThrow('invalid_grant');
  expect(await tokens.find('a')).toMatchObject({ jti: 'a', consumed: expect.any(Number) });
});
