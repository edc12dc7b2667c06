import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { createTokenAuthenticator } from './token-authenticator.ts';

const issuer = 'https://issuer.example';
const keysUrl = `${issuer}/keys`;

describeDatabase('keys of an external issuer', (database) => {
  /** Keys that the issuer publishes; null if it does not answer. */
  let published: JWK[] | null;
  let loads: number;
  beforeEach(async () => {
    await insertUser(database().db, { user_name: 'ana' });
    published = [];
    loads = 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('fetch', async (url: string | URL) => {
      if (String(url) !== keysUrl) throw new TypeError(`unexpected ${url}`);
      loads += 1;
      if (!published) throw new TypeError('fetch failed');
      return Response.json({ keys: published });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  async function createKey(kid: string) {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' } };
  }

  const sign = ({ kid, privateKey }: { kid: string; privateKey: CryptoKey }) =>
    new SignJWT({ preferred_username: 'ana', sub: 's-ana' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(issuer)
      .setAudience('tramita')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  const open = () =>
    createTokenAuthenticator(database().db, { issuer, audience: 'tramita', keys: createIssuerKeys(issuer, keysUrl) });

  test.each([
    ['a new id', 'k2'],
    ['the id of the former key', 'k1'],
  ])('accepts a token of a new key with %s after one load, and then refuses the former key', async (_name, kid) => {
    const [former, next] = [await createKey('k1'), await createKey(kid)];
    published = [former.jwk];
    const authenticate = open();
    const old = await sign(former);
    await expect(authenticate(old)).resolves.toMatchObject({ userName: 'ana' });
    published = [next.jwk];
    pass(31);
    await expect(authenticate(await sign(next))).resolves.toMatchObject({ userName: 'ana' });
    expect(loads).toBe(2);
    // remembered until now
    await expect(authenticate(old)).rejects.toMatchObject({ status: 401 });
    pass(31);
    await expect(authenticate(old)).rejects.toMatchObject({ status: 401 });
  });

  test('tokens with unknown keys or false signatures load the keys at most every 30 s', async () => {
    const [known, other] = [await createKey('k1'), await createKey('k9')];
    published = [known.jwk];
    const authenticate = open();
    const valid = await sign(known);
    const forged = [await sign(other), await sign({ ...other, kid: 'k1' }), await sign({ ...other, kid: 'k2' })];
    await authenticate(valid);
    for (let round = 1; round <= 3; round += 1) {
      for (const token of [...forged, ...forged]) {
        await expect(authenticate(token)).rejects.toMatchObject({ status: 401 });
      }
      await Promise.all(forged.map((token) => expect(authenticate(token)).rejects.toMatchObject({ status: 401 })));
      expect(loads).toBe(round);
      pass(31);
    }
    await expect(authenticate(valid)).resolves.toMatchObject({ userName: 'ana' });
  });

  test('an issuer that does not answer is asked every 5 s, while tokens of known keys stay valid', async () => {
    const [known, other] = [await createKey('k1'), await createKey('k9')];
    const authenticate = open();
    published = null;
    const valid = await sign(known);
    for (let call = 0; call < 3; call += 1) await expect(authenticate(valid)).rejects.toMatchObject({ status: 503 });
    expect(loads).toBe(1);
    published = [known.jwk];
    pass(6);
    await expect(authenticate(valid)).resolves.toMatchObject({ userName: 'ana' });
    expect(loads).toBe(2);
    published = null;
    pass(31);
    for (const token of [await sign(other), await sign({ ...other, kid: 'k1' })]) {
      await expect(authenticate(token)).rejects.toMatchObject({ status: 503 });
    }
    expect(loads).toBe(3);
    await expect(authenticate(valid)).resolves.toMatchObject({ userName: 'ana' });
  });
});
