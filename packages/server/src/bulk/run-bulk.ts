import type { BulkAnswer, BulkResult } from '@tramita/client/contract';
import { errorMessage, type ReasonCode, reasonText } from '@tramita/client/rules';
import type { Transaction } from 'kysely';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { joinTransaction } from '../db/connection/join-transaction.ts';
import type { Database } from '../db/tables/schema.ts';
import { NotFoundError, ServiceError } from '../errors.ts';
import { translate } from '../text/translate.ts';

/** A bulk action: its subjects, and the action applied to each. */
export interface BulkWork<Subject extends { readonly idk: number }, Known> {
  /** The ids as they were sent. */
  readonly ids: readonly string[];
  /** Subjects by id in lower case, without those the caller may not see. */
  readonly subjects: ReadonlyMap<string, Subject>;
  /** Message for an id that does not exist. */
  readonly missing: string;
  /** Loads the data `act` needs about every subject at once, in the transaction shared by all. */
  readonly load: (db: Db, subjects: readonly Subject[]) => Promise<Loaded<Subject, Known>>;
  /**
   * Applies the action to one subject in a transaction, like a single call, and returns the reason if nothing was left
   * to do, or null. If it throws, only this subject is refused.
   */
  readonly act: (context: CallContext, subject: Subject, known: Known | undefined) => Promise<ReasonCode | null>;
  /** Writes what belongs to the subjects on which the action was done, at the end of the shared transaction. */
  readonly finish?: (context: CallContext, done: readonly Subject[]) => Promise<void>;
}

/** Data about each subject, and a function that writes the changes collected by `act` at the end. */
export interface Loaded<Subject, Known> {
  readonly known: ReadonlyMap<Subject, Known>;
  readonly write?: (db: Db) => Promise<void>;
}

/** Errors that mean that the action is already done: by another user, or by the caller in another window. */
const settled: ReadonlySet<string> = new Set([
  'TASK_NOT_OPEN',
  'TASK_ALREADY_DONE',
  'PROCESS_ENDED',
  'UNABLE_TO_UNASSIGN',
]);

type Outcome = Omit<BulkResult, 'id'>;

/** Runs a bulk action on each distinct id as far as possible and returns the results in the order sent. */
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

/** Uses one transaction for all subjects, and a savepoint for each subject that writes by itself. */
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
  // the results of service calls are not part of a bulk's answer, so it waits for none of them
  const within = (tx: Transaction<Database>): CallContext => ({
    ...context,
    services: { ...services, db: joinTransaction(tx), wakeWorker, afterCommit: () => {} },
  });
  // always in the same order, so that two bulks that lock the same requests cannot deadlock
  const inOrder = subjects.toSorted((a, b) => a.idk - b.idk);
  const outcomes = await services.db.transaction().execute(async (tx) => {
    const outer = within(tx);
    const results = await actOnAllOrEach(outer, within, work, inOrder);
    await work.finish?.(
      outer,
      inOrder.filter((subject) => results.get(subject)?.outcome === 'done'),
    );
    return results;
  });
  // a worker woken before the commit would not see the job
  if (wake) services.wakeWorker();
  return outcomes;
}

async function actOnAllOrEach<Subject extends { readonly idk: number }, Known>(
  outer: CallContext,
  within: (tx: Transaction<Database>) => CallContext,
  work: BulkWork<Subject, Known>,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<Subject, Outcome>> {
  try {
    return await outer.services.db.transaction().execute((inner) => actTogether(within(inner), work, subjects));
  } catch (error) {
    logFault(error, outer);
  }
  // an error of one subject rolls back all of them, so they are processed one by one
  return actOnEach(outer, work, subjects, new Map());
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
    const outcome = await act(context, subject, known.get(subject)).then(
      (reason) => describeReason(reason, context),
      (error: unknown) => describe(error, context),
    );
    outcomes.set(subject, outcome);
  }
  return outcomes;
}

const describeReason = (reason: ReasonCode | null, { locale }: CallContext): Outcome =>
  reason === null
    ? { outcome: 'done', reason: null, message: null }
    : { outcome: 'skipped', reason, message: translate(reasonText[reason], locale) };

function logFault(error: unknown, { services, requestId }: CallContext): void {
  const stack = error instanceof Error ? error.stack : String(error);
  services.log.error('A subject of a bulk action failed', { requestId, stack });
}

function describe(error: unknown, context: CallContext): Outcome {
  if (!(error instanceof ServiceError)) {
    logFault(error, context);
    return {
      outcome: 'failed',
      reason: 'INTERNAL_ERROR',
      message: translate(errorMessage('INTERNAL_ERROR'), context.locale),
    };
  }
  const outcome = settled.has(error.errorCode) ? 'skipped' : 'failed';
  return { outcome, reason: error.reason ?? error.errorCode, message: translate(error.text, context.locale) };
}
