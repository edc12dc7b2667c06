import type { endpoints } from '@tramita/client/contract';
import { trackOf } from '../columns/row-track.ts';
import type { CallContext } from '../context.ts';
import { listFavouriteServices, listRecentServices } from '../db/catalogue/service-shortcuts.ts';
import { findTrackSteps } from '../db/requests/request-tracks.ts';
import type { AnswerOf } from '../handlers.ts';
import { toService } from './service.ts';

type Call = (typeof endpoints)['catalogue.shortcuts'];

/** Returns the shortcuts at the top of the caller's catalogue: favourites and recently requested services. */
export async function listShortcuts({ services, user }: CallContext): Promise<AnswerOf<Call>> {
  const favourites = await listFavouriteServices(services.db, user.id);
  const recent = await listRecentServices(services.db, user.id);
  const tracks = await findTrackSteps(
    services.db,
    recent.map(({ idk }) => idk),
  );
  return {
    favourites: favourites.map(toService),
    recent: recent.map((row) => ({
      ...toService(row),
      requestedAt: row.requested_at.toISOString(),
      track: trackOf(row, tracks),
    })),
  };
}
