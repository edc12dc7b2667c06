import { expect, test } from 'vitest';
import { createSecretBox, plainSecrets } from './create-secret-box.ts';

const [former, present] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const secret = 'whsec_c2VncmVkbw==';

test('without a key secrets are stored as they are', async () => {
  expect(await plainSecrets.seal(secret)).toBe(secret);
  expect(await plainSecrets.open(secret)).toBe(secret);
  expect(plainSecrets.isOutdated(secret)).toBe(false);
});

test('encrypted secrets differ each time, do not contain the secret, and can be read', async () => {
  const box = await createSecretBox([present]);
  const sealed = [await box.seal(secret), await box.seal(secret)];
  expect(sealed[0]).not.toBe(sealed[1]);
  for (const stored of sealed) {
    expect(stored).toMatch(/^aes256gcm:[\da-f]{8}:[\w+/]+=*$/);
    expect(await box.open(stored)).toBe(secret);
    expect(box.isOutdated(stored)).toBe(false);
  }
});

test('the first key writes, all keys read, and values of another form are outdated', async () => {
  const old = await (await createSecretBox([former])).seal(secret);
  const box = await createSecretBox([present, former]);
  expect(await box.open(old)).toBe(secret);
  expect(await box.open(secret)).toBe(secret);
  expect([old, secret].map((stored) => box.isOutdated(stored))).toEqual([true, true]);
  expect(await (await createSecretBox([present])).open(await box.seal(secret))).toBe(secret);
});

test('a missing key and a changed value have a reason that names the key, not the secret', async () => {
  const box = await createSecretBox([present]);
  const stored = await box.seal(secret);
  const id = stored.split(':')[1];
  await expect((await createSecretBox([former])).open(stored)).rejects.toMatchObject({
    reason: `O segredo foi cifrado com a chave ${id}, que não está em SECRETS_KEY.`,
  });
  await expect(plainSecrets.open(stored)).rejects.toMatchObject({
    reason: `O segredo foi cifrado com a chave ${id}, e SECRETS_KEY não foi definida.`,
  });
  const changed = stored.slice(0, -6) + (stored.at(-6) === 'A' ? 'B' : 'A') + stored.slice(-5);
  for (const broken of [changed, `aes256gcm:${id}:AAAA`]) {
    await expect(box.open(broken)).rejects.toMatchObject({
      reason: `O segredo cifrado com a chave ${id} foi alterado no banco.`,
    });
  }
  await expect(box.open('aes256gcm:')).rejects.toMatchObject({ name: 'UnreadableSecretError' });
});
