import { generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTokenAuthenticator } from './token-authenticator.ts';

const issuer = 'https://issuer.example';

describeDatabase('checks of tokens', (database) => {
  afterEach(() => vi.useRealTimers());

  async function office() {
    const { db } = database();
    await insertUser(db, { user_name: 'ana' });
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const keys = vi.fn<JWTVerifyGetKey>(async () => publicKey);
    const authenticate = createTokenAuthenticator(db, { issuer, audience: 'tramita', keys });
    const sign = (expiresIn: string, sub: unknown = 's-ana') =>
      new SignJWT({ preferred_username: 'ana', sub: sub as string })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(issuer)
        .setAudience('tramita')
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey);
    return { db, keys, authenticate, sign };
  }

  test('checks the signature of a token once a minute, its user and its key at every call', async () => {
    const { db, keys, authenticate, sign } = await office();
    vi.useFakeTimers({ toFake: ['Date'] });
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const token = await sign('10m');
    for (let call = 0; call < 3; call += 1) expect(await authenticate(token)).toMatchObject({ userName: 'ana' });
    expect(verify).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 61_000);
    await authenticate(token);
    expect(verify).toHaveBeenCalledTimes(2);
    keys.mockResolvedValueOnce((await generateKeyPair('ES256')).publicKey);
    keys.mockResolvedValueOnce((await generateKeyPair('ES256')).publicKey);
    await expect(authenticate(token)).rejects.toMatchObject({ status: 401 });
    await authenticate(token);
    await db.updateTable('users').set({ active: false }).execute();
    await expect(authenticate(token)).rejects.toMatchObject({ status: 403 });
    verify.mockRestore();
  });

  test('refuses an expired token even if it was just checked, and a changed token', async () => {
    const { authenticate, sign } = await office();
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await sign('30s');
    await authenticate(token);
    await expect(authenticate(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({ status: 401 });
    const issued = Date.now();
    // checked within the tolerance of 60 s, and not remembered
    vi.setSystemTime(issued + 88_000);
    await authenticate(token);
    vi.setSystemTime(issued + 91_000);
    await expect(authenticate(token)).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['an empty text', ''],
    ['a number', 7],
    ['an object', { id: 's-ana' }],
    ['a text with a NUL character', 's-\0ana'],
    ['a text with an unpaired surrogate', 's-\ud800'],
    ['more than 255 characters', 's'.repeat(256)],
  ])('D4.04 refuses a token whose subject is %s', async (_name, sub) => {
    const { db, authenticate, sign } = await office();
    await expect(authenticate(await sign('10m', sub))).rejects.toMatchObject({ status: 401 });
    expect(await db.selectFrom('users').select('subject').execute()).toEqual([{ subject: null }]);
    await expect(authenticate(await sign('10m', 's'.repeat(255)))).resolves.toMatchObject({ userName: 'ana' });
  });
});
