import type { Services } from '../context.ts';
import { finishAnonymisation, lockOldestAnonymisation, moveAnonymisation } from '../db/privacy/anonymisations.ts';
import { type AnonymisedPerson, withPatterns } from '../db/privacy/anonymised-person.ts';
import { anonymisationSteps, stepAfter } from './anonymisation-steps.ts';
import { createFileSearch } from './find-in-files.ts';

/**
 * Carries out all anonymisations that are not finished, the oldest first, one batch in each transaction. Several servers
 * may do so at the same time, and an interrupted one continues where it was.
 */
export async function carryOutAnonymisations(
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  let known: AnonymisedPerson | undefined;
  const search = createFileSearch(files);
  for (let isSearched = false; ; isSearched = await search.searchNext()) {
    // the result of a search is used first, which would otherwise be lost
    if (!isSearched) signal?.throwIfAborted();
    const isDone = await db.transaction().execute(async (tx) => {
      const pending = await lockOldestAnonymisation(tx);
      if (!pending) return true;
      const { userId, former, step, place } = pending;
      if (known?.id !== userId) known = await withPatterns(tx, userId, former);
      const next = await anonymisationSteps.get(step)?.(tx, known, place, { files, now, search });
      const following = next == null ? stepAfter(step) : step;
      if (following === null) await finishAnonymisation(tx, userId, now());
      else await moveAnonymisation(tx, userId, { step: following, place: next ?? null });
      return false;
    });
    if (isDone) return;
  }
}
