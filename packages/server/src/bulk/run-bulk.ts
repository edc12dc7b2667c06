import type { BulkAnswer, BulkResult } from '@tramita/client/contract';
import { errorMessage, type ReasonCode, reasonText } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { NotFoundError, ServiceError } from '../errors.ts';

/** A bulk action: what the ids name, and what is done to each. */
export interface BulkWork<Subject extends { readonly idk: number }> {
  /** As they were sent. */
  readonly ids: readonly string[];
  /** What the ids name, by the id in lower case, without whatever the caller may not see. */
  readonly subjects: ReadonlyMap<string, Subject>;
  /** What a call about one that does not exist says. */
  readonly missing: string;
  /**
   * Does to one what a call of its own would, in one transaction, and answers why nothing was left to do, or null.
   * What it throws refuses that one alone.
   */
  readonly act: (context: CallContext, subject: Subject) => Promise<ReasonCode | null>;
}

/** Refusals that mean that the thing is done already: by somebody faster, or by the caller in another window. */
const settled: ReadonlySet<string> = new Set([
  'TASK_NOT_OPEN',
  'TASK_ALREADY_DONE',
  'PROCESS_ENDED',
  'UNABLE_TO_UNASSIGN',
]);

/** Does all of a bulk action that can be done, each id once, and tells what became of each in the order sent. */
export async function runBulk<Subject extends { readonly idk: number }>(
  context: CallContext,
  work: BulkWork<Subject>,
): Promise<BulkAnswer> {
  // nobody looks at what a service answers to one of many, so none is waited for
  const inner = { ...context, services: { ...context.services, afterCommit: () => {} } };
  const sent = new Map(work.ids.map((id) => [id.toLowerCase(), id]));
  const results = new Map<string, BulkResult>();
  // always in the same order: two bulks under way that lock the same requests then never wait for each other in a circle
  const keys = [...sent.keys()].sort((a, b) => (work.subjects.get(a)?.idk ?? 0) - (work.subjects.get(b)?.idk ?? 0));
  for (const key of keys) {
    results.set(key, { id: sent.get(key) ?? key, ...(await actOn(inner, work, work.subjects.get(key))) });
  }
  const inOrder = [...sent.keys()].flatMap((key) => results.get(key) ?? []);
  return {
    processed: inOrder.filter(({ outcome }) => outcome === 'done').map(({ id }) => id),
    ignored: inOrder.filter(({ outcome }) => outcome !== 'done').map(({ id }) => id),
    results: inOrder,
  };
}

async function actOn<Subject extends { readonly idk: number }>(
  context: CallContext,
  { act, missing }: BulkWork<Subject>,
  subject: Subject | undefined,
): Promise<Omit<BulkResult, 'id'>> {
  try {
    if (!subject) throw new NotFoundError(missing);
    const reason = await act(context, subject);
    if (reason === null) return { outcome: 'done', reason: null, message: null };
    return { outcome: 'skipped', reason, message: reasonText[reason] };
  } catch (error) {
    return describe(error, context);
  }
}

function describe(error: unknown, { services, requestId }: CallContext): Omit<BulkResult, 'id'> {
  if (!(error instanceof ServiceError)) {
    const stack = error instanceof Error ? error.stack : String(error);
    services.log.error('One of a bulk failed', { requestId, stack });
    return { outcome: 'failed', reason: 'INTERNAL_ERROR', message: errorMessage('INTERNAL_ERROR') };
  }
  const outcome = settled.has(error.errorCode) ? 'skipped' : 'failed';
  return { outcome, reason: error.reason ?? error.errorCode, message: error.message };
}
