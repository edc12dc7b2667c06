import { base64OfBytes, bytesOfBase64 } from '../base64.ts';
import { type SecretBox, UnreadableSecretError } from '../ports/secret-box.ts';
import { sha256 } from '../sha256.ts';

/** Length of a key: AES-256. */
export const secretKeyBytes = 32;

const prefix = 'aes256gcm';
const ivBytes = 12;
const sealedValue = new RegExp(`^${prefix}:([\\da-f]{8}):([\\w+/]+=*)$`);

interface Key {
  /** Beginning of the SHA-256 hash of the key, which names the key of a stored value without revealing it. */
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const cryptoKeyOf = ({ bytes }: Key, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [use]);

async function encrypt(key: Key, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const algorithm = { name: 'AES-GCM', iv };
  const sealed = await crypto.subtle.encrypt(
    algorithm,
    await cryptoKeyOf(key, 'encrypt'),
    new TextEncoder().encode(secret),
  );
  return `${prefix}:${key.id}:${base64OfBytes(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`;
}

async function decrypt(key: Key, sealed: string): Promise<string> {
  const bytes = bytesOfBase64(sealed) ?? new Uint8Array();
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) };
  const secret = await crypto.subtle.decrypt(algorithm, await cryptoKeyOf(key, 'decrypt'), bytes.subarray(ivBytes));
  return new TextDecoder().decode(secret);
}

function boxOf(keys: readonly Key[]): SecretBox {
  const [writing] = keys;
  return {
    seal: async (secret) => (writing ? encrypt(writing, secret) : secret),
    async open(stored) {
      if (!stored.startsWith(`${prefix}:`)) return stored;
      const [, id = '?', sealed = ''] = sealedValue.exec(stored) ?? [];
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) {
        const problem = writing ? 'que não está em SECRETS_KEY' : 'e SECRETS_KEY não foi definida';
        throw new UnreadableSecretError(`O segredo foi cifrado com a chave ${id}, ${problem}.`);
      }
      try {
        return await decrypt(key, sealed);
      } catch (cause) {
        throw new UnreadableSecretError(`O segredo cifrado com a chave ${id} foi alterado no banco.`, { cause });
      }
    },
    isOutdated: (stored) => writing !== undefined && !stored.startsWith(`${prefix}:${writing.id}:`),
  };
}

/** Stores secrets as plain text, and cannot read encrypted ones. */
export const plainSecrets = boxOf([]);

/** Creates a box that encrypts with AES-256-GCM. The first key writes, all keys read. */
export async function createSecretBox(keys: readonly Uint8Array<ArrayBuffer>[]): Promise<SecretBox> {
  return boxOf(await Promise.all(keys.map(async (bytes) => ({ id: (await sha256(bytes)).slice(0, 8), bytes }))));
}
