import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { countRunning, countTaskDrafts } from '../db/processes/processes-impact.ts';
import type { AnswerOf } from '../handlers.ts';
import { readLastVersion } from './read-version.ts';

type Call = (typeof endpoints)['processes.impact'];

/**
 * Returns the requests and drafts affected by publishing the next version of a process.
 * @throws NotFoundError if it does not exist
 */
export async function getPublishImpact(
  { services: { db } }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { parent_id: parentId } = await readLastVersion(db, params.id);
  const running = await countRunning(db, parentId);
  return {
    running: running.map((row) => ({
      version: row.version,
      count: row.count,
      oldest: { idk: row.oldest_idk, createdAt: row.oldest_created_at.toISOString() },
    })),
    drafts: await countTaskDrafts(db, parentId),
  };
}
