import type { Db } from '../connection/db.ts';

const columns = ['secret', 'former_secret'] as const;

/** A stored secret of a webhook, as it is in the database. */
export interface WebhookSecret {
  readonly id: number;
  readonly name: string;
  readonly column: (typeof columns)[number];
  readonly stored: string;
  readonly isRemoved: boolean;
}

/** Returns the stored secrets of all webhooks, also those of removed ones. */
export async function listWebhookSecrets(db: Db): Promise<WebhookSecret[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'name', 'removed_at', ...columns])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name, removed_at, ...row }) =>
    columns.flatMap((column) => {
      const stored = row[column];
      return stored === null ? [] : [{ id, name, column, stored, isRemoved: removed_at !== null }];
    }),
  );
}

/** Stores a secret in another form; returns false if it has changed since it was read. */
export async function replaceStoredSecret(
  db: Db,
  { id, column, stored }: WebhookSecret,
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ [column]: next })
    .where('id', '=', id)
    .where(column, '=', stored)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
