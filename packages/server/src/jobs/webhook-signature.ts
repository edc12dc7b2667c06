import { base64OfBytes, bytesOfBase64 } from '../base64.ts';

const prefix = 'whsec_';

/** Returns a new secret of a webhook in the notation of Standard Webhooks: 256 random bits. */
export const newWebhookSecret = (): string => prefix + base64OfBytes(crypto.getRandomValues(new Uint8Array(32)));

async function sign(secret: string, content: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = bytesOfBase64(secret.slice(prefix.length)) ?? new Uint8Array();
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return `v1,${base64OfBytes(new Uint8Array(signature))}`;
}

/** Returns the headers of a delivery as in Standard Webhooks, signed with each of the secrets. */
export async function signedHeaders(
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
