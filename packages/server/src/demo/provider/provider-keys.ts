import { exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';
import type { Db } from '../../db/connection/db.ts';
import { keepSetting, readSetting } from '../../db/connection/settings.ts';

const settingKey = 'identity.keys';

const keysSchema = z.object({
  cookieKeys: z.array(z.string()).check(z.minLength(1)),
  signingKey: z.looseObject({
    kty: z.literal('RSA'),
    kid: z.string(),
    alg: z.literal('RS256'),
    n: z.string(),
    e: z.string(),
  }),
});

/** Keys of the embedded provider, stored because new keys at every restart would sign all users out. */
export type ProviderKeys = z.infer<typeof keysSchema>;

async function generateKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signingKey = { ...jwk, kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  const secret = crypto.getRandomValues(new Uint8Array(32));
  return z.parse(keysSchema, { cookieKeys: [Buffer.from(secret).toString('base64url')], signingKey });
}

/** Returns the keys stored in the database; creates them at the first start. */
export async function loadProviderKeys(db: Db): Promise<ProviderKeys> {
  const kept =
    (await readSetting(db, settingKey)) ?? (await keepSetting(db, settingKey, JSON.stringify(await generateKeys())));
  return z.parse(keysSchema, JSON.parse(kept));
}
