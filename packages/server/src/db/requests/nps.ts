import type { Db } from '../connection/db.ts';

/** Columns of a request that decide whether it can be rated. */
export interface RatableRequest {
  readonly status: 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';
  readonly has_nps: boolean;
  readonly nps_status: number | null;
}

/** Returns whether a request can be rated, and whether it has been rated. */
export async function findRatableRequest(db: Db, idk: number): Promise<RatableRequest> {
  return db
    .selectFrom('instances')
    .innerJoin('processes', 'processes.id', 'instances.process_id')
    .select(['instances.status', 'processes.has_nps', 'instances.nps_status'])
    .where('idk', '=', idk)
    .executeTakeFirstOrThrow();
}

/** Stores the rating of a request; returns false if it already has one. */
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
