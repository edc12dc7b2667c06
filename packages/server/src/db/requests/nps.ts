import type { Db } from '../connection/db.ts';

/** What a rating needs to know of a request. */
export interface RatableRequest {
  readonly status: 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';
  readonly has_nps: boolean;
  readonly nps_status: number | null;
}

/** Whether a request can be rated, and was. */
export async function findRatableRequest(db: Db, idk: number): Promise<RatableRequest> {
  return db
    .selectFrom('instances')
    .innerJoin('processes', 'processes.id', 'instances.process_id')
    .select(['instances.status', 'processes.has_nps', 'instances.nps_status'])
    .where('idk', '=', idk)
    .executeTakeFirstOrThrow();
}

/** Writes the rating of a request; false when it has one. */
export async function writeRating(
  db: Db,
  idk: number,
  rating: { readonly status: 0 | 1; readonly comment: string | null; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('instances')
    .set({ nps_status: rating.status, nps_comment: rating.comment, nps_at: rating.at })
    .where('idk', '=', idk)
    .where('nps_status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
