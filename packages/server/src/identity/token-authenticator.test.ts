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
    const sign = (expiresIn: string) =>
      new SignJWT({ preferred_username: 'ana' })
        .setProtectedHeader({ alg: 'ES256' })
        .setSubject('s-ana')
        .setIssuer(issuer)
        .setAudience('tramita')
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey);
    return { db, keys, authenticate, sign };
  }

  test('the signature of a token is checked once a minute, its user and its key at every call', async () => {
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

  test('a token is not accepted a minute after it expires, and a changed one never', async () => {
    const { authenticate, sign } = await office();
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await sign('30s');
    await authenticate(token);
    await expect(authenticate(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({ status: 401 });
    // accepted by the tolerance of a minute, and not remembered
    vi.setSystemTime(Date.now() + 80_000);
    await authenticate(token);
    vi.setSystemTime(Date.now() + 11_000);
    await expect(authenticate(token)).rejects.toMatchObject({ status: 401 });
  });
});
