import type { BulkAnswer, BulkResult } from '@tramita/client/contract';
import { errorMessage, type ReasonCode, reasonText } from '@tramita/client/rules';
import type { Transaction } from 'kysely';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { joinTransaction } from '../db/connection/join-transaction.ts';
import type { Database } from '../db/tables/schema.ts';
import { NotFoundError, ServiceError } from '../errors.ts';

/** A bulk action: what the ids name, and what is done to each. */
export interface BulkWork<Subject extends { readonly idk: number }, Known> {
  /** As they were sent. */
  readonly ids: readonly string[];
  /** What the ids name, by the id in lower case, without whatever the caller may not see. */
  readonly subjects: ReadonlyMap<string, Subject>;
  /** What a call about one that does not exist says. */
  readonly missing: string;
  /** Reads at once what `act` needs to know of each, in the transaction that all of them share. */
  readonly load: (db: Db, subjects: readonly Subject[]) => Promise<Loaded<Subject, Known>>;
  /**
   * Does to one what a call of its own would, in a transaction, and answers why nothing was left to do, or null. What
   * it throws refuses that one alone.
   */
  readonly act: (context: CallContext, subject: Subject, known: Known | undefined) => Promise<ReasonCode | null>;
}

/** What is known of each subject, and how to write at the end what `act` only gathered. */
export interface Loaded<Subject, Known> {
  readonly known: ReadonlyMap<Subject, Known>;
  readonly write?: (db: Db) => Promise<void>;
}

/** Refusals that mean that the thing is done already: by somebody faster, or by the caller in another window. */
const settled: ReadonlySet<string> = new Set([
  'TASK_NOT_OPEN',
  'TASK_ALREADY_DONE',
  'PROCESS_ENDED',
  'UNABLE_TO_UNASSIGN',
]);

type Outcome = Omit<BulkResult, 'id'>;

/** Does all of a bulk action that can be done, each id once, and tells what became of each in the order sent. */
export async function runBulk<Subject extends { readonly idk: number }, Known>(
  context: CallContext,
  work: BulkWork<Subject, Known>,
): Promise<BulkAnswer> {
  const sent = new Map(work.ids.map((id) => [id.toLowerCase(), id]));
  const keys = [...sent.keys()];
  const outcomes = await actOnAll(
    context,
    work,
    keys.flatMap((key) => work.subjects.get(key) ?? []),
  );
  const missing = describe(new NotFoundError(work.missing), context);
  const results = keys.map((key): BulkResult => {
    const subject = work.subjects.get(key);
    return { id: sent.get(key) ?? key, ...((subject && outcomes.get(subject)) ?? missing) };
  });
  return {
    processed: results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id),
    ignored: results.filter(({ outcome }) => outcome !== 'done').map(({ id }) => id),
    results,
  };
}

/** One transaction for all, and a savepoint in it for each that writes by itself. */
async function actOnAll<Subject extends { readonly idk: number }, Known>(
  context: CallContext,
  work: BulkWork<Subject, Known>,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<Subject, Outcome>> {
  const { services } = context;
  let wake = false;
  const wakeWorker = () => {
    wake = true;
  };
  // nobody looks at what a service answers to one of many, so none is waited for
  const within = (tx: Transaction<Database>): CallContext => ({
    ...context,
    services: { ...services, db: joinTransaction(tx), wakeWorker, afterCommit: () => {} },
  });
  // always in the same order: of two bulks that lock the same requests one then waits for the other, not in a circle
  const inOrder = subjects.toSorted((a, b) => a.idk - b.idk);
  const outcomes = await services.db.transaction().execute(async (tx) => {
    const outer = within(tx);
    try {
      return await outer.services.db.transaction().execute((inner) => actTogether(within(inner), work, inOrder));
    } catch (error) {
      logFault(error, context);
    }
    // what one of them broke is undone for all, so they are done one by one
    return actOnEach(outer, work, inOrder, new Map());
  });
  // a worker woken before the commit would not see the job
  if (wake) services.wakeWorker();
  return outcomes;
}

async function actTogether<Subject extends { readonly idk: number }, Known>(
  context: CallContext,
  work: BulkWork<Subject, Known>,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<Subject, Outcome>> {
  const { known, write } = await work.load(context.services.db, subjects);
  const outcomes = await actOnEach(context, work, subjects, known);
  await write?.(context.services.db);
  return outcomes;
}

async function actOnEach<Subject extends { readonly idk: number }, Known>(
  context: CallContext,
  { act }: BulkWork<Subject, Known>,
  subjects: readonly Subject[],
  known: ReadonlyMap<Subject, Known>,
): Promise<ReadonlyMap<Subject, Outcome>> {
  const outcomes = new Map<Subject, Outcome>();
  for (const subject of subjects) {
    const outcome = await act(context, subject, known.get(subject)).then(describeReason, (error: unknown) =>
      describe(error, context),
    );
    outcomes.set(subject, outcome);
  }
  return outcomes;
}

const describeReason = (reason: ReasonCode | null): Outcome =>
  reason === null
    ? { outcome: 'done', reason: null, message: null }
    : { outcome: 'skipped', reason, message: reasonText[reason] };

function logFault(error: unknown, { services, requestId }: CallContext): void {
  const stack = error instanceof Error ? error.stack : String(error);
  services.log.error('One of a bulk failed', { requestId, stack });
}

function describe(error: unknown, context: CallContext): Outcome {
  if (!(error instanceof ServiceError)) {
    logFault(error, context);
    return { outcome: 'failed', reason: 'INTERNAL_ERROR', message: errorMessage('INTERNAL_ERROR') };
  }
  const outcome = settled.has(error.errorCode) ? 'skipped' : 'failed';
  return { outcome, reason: error.reason ?? error.errorCode, message: error.message };
}
