import type { Db } from '../db/connection/db.ts';
import { listWebhookSecrets, replaceStoredSecret, type WebhookSecret } from '../db/webhooks/webhook-secrets.ts';
import type { Logger } from '../ports/logger.ts';
import { type SecretBox, UnreadableSecretError } from '../ports/secret-box.ts';

/** A stored secret that cannot be read, with the name of its webhook. */
interface UnreadableSecret {
  readonly name: string;
  readonly reason: string;
}

/** Returns the plain secret, or the error if it cannot be read. */
const openedOrError = (secrets: SecretBox, stored: string): Promise<string | UnreadableSecretError> =>
  secrets.open(stored).catch((error: unknown) => {
    if (error instanceof UnreadableSecretError) return error;
    throw error;
  });

/** Returns the secrets with which deliveries should be signed now, but cannot. */
export async function findUnreadableSecrets(db: Db, secrets: SecretBox): Promise<UnreadableSecret[]> {
  const unreadable: UnreadableSecret[] = [];
  for (const { name, column, stored, isRemoved } of await listWebhookSecrets(db)) {
    if (isRemoved || column === 'former_secret') continue;
    const opened = await openedOrError(secrets, stored);
    if (typeof opened !== 'string') unreadable.push({ name, reason: opened.reason });
  }
  return unreadable;
}

async function reseal(db: Db, secrets: SecretBox, secret: WebhookSecret): Promise<boolean> {
  if (!secrets.isOutdated(secret.stored)) return false;
  const opened = await openedOrError(secrets, secret.stored);
  if (typeof opened !== 'string') return false;
  // another server may rotate the secret or do the same meanwhile
  return replaceStoredSecret(db, secret, await secrets.seal(opened));
}

/**
 * Encrypts the stored secrets again that were stored as plain text or with a former key, and logs those that cannot be
 * read, which stay as they are.
 */
export async function resealSecrets(
  { db, log }: { readonly db: Db; readonly log: Logger },
  secrets: SecretBox,
): Promise<void> {
  let count = 0;
  for (const secret of await listWebhookSecrets(db)) {
    if (await reseal(db, secrets, secret)) count += 1;
  }
  if (count > 0) log.info('Stored secrets were encrypted with the first key of SECRETS_KEY', { count });
  for (const { name, reason } of await findUnreadableSecrets(db, secrets)) {
    log.error('The secret of a webhook cannot be read, so its deliveries fail', { webhook: name, reason });
  }
}
