import type { Endpoint } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext, Services } from '../context.ts';
import { joinTransaction } from '../db/connection/join-transaction.ts';
import {
  findStoredAnswer,
  type IdempotencyScope,
  storeAnswer,
  tryLockIdempotencyKey,
} from '../db/jobs/idempotency-keys.ts';
import { ConflictError, InvalidInputError, ServiceError } from '../errors.ts';
import { sha256 } from '../sha256.ts';
import type { ParsedRequest, RawBody } from './body/parse-request.ts';

/** How long a response is kept. */
const idempotencyKeptMs = 24 * 60 * 60 * 1000;

/** A JSON response ready to be sent, and stored under a key. */
export interface JsonAnswer {
  readonly status: number;
  readonly text: string | null;
}

/** Runs a call at most once for each key; see `createIdempotency`. */
export type Idempotency = (
  call: { endpoint: Endpoint; key: string; requestHash: string; context: CallContext },
  run: (context: CallContext) => Promise<JsonAnswer>,
) => Promise<JsonAnswer & { replayed: boolean }>;

const inProgress = () => new ConflictError(errorMessage('IDEMPOTENCY_IN_PROGRESS'), 'IDEMPOTENCY_IN_PROGRESS');

/**
 * Creates an {@link Idempotency}. One transaction contains the key, the handler's changes and the response, so a crash
 * at any moment leaves all of it or nothing, and no stored row has an unknown outcome. A refused call stores nothing
 * and may be sent again with the same key.
 */
export function createIdempotency(): Idempotency {
  const running = new Set<string>();
  return async ({ endpoint, key, requestHash, context }, run) => {
    if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
      throw new InvalidInputError('O cabeçalho Idempotency-Key deve ter de 1 a 200 caracteres, sem espaços.');
    }
    const scope: IdempotencyScope = { userId: context.user.id, endpoint: endpoint.id, key };
    const name = JSON.stringify(scope);
    if (running.has(name)) throw inProgress();
    running.add(name);
    try {
      return await runOnce(scope, requestHash, context, run);
    } finally {
      running.delete(name);
    }
  };
}

async function runOnce(
  scope: IdempotencyScope,
  requestHash: string,
  context: CallContext,
  run: (context: CallContext) => Promise<JsonAnswer>,
): Promise<JsonAnswer & { replayed: boolean }> {
  const { services } = context;
  let wake = false;
  const afterwards: ((services: Services) => Promise<void>)[] = [];
  const answer = await services.db.transaction().execute(async (tx) => {
    if (!(await tryLockIdempotencyKey(tx, scope))) throw inProgress();
    const now = services.now();
    const stored = await findStoredAnswer(tx, scope, new Date(now.getTime() - idempotencyKeptMs));
    if (stored) {
      if (stored.requestHash !== requestHash) {
        throw new ServiceError(422, 'IDEMPOTENCY_MISMATCH', errorMessage('IDEMPOTENCY_MISMATCH'));
      }
      return { status: stored.status, text: stored.response, replayed: true };
    }
    const wakeWorker = () => {
      wake = true;
    };
    const afterCommit: Services['afterCommit'] = (work) => afterwards.push(work);
    const joined = { ...services, db: joinTransaction(tx), wakeWorker, afterCommit };
    const fresh = await run({ ...context, services: joined });
    await storeAnswer(tx, scope, { requestHash, status: fresh.status, response: fresh.text }, now);
    return { ...fresh, replayed: false };
  });
  // a worker woken before the commit would not see the job
  if (wake) services.wakeWorker();
  for (const work of afterwards) await work(services);
  return answer;
}

/**
 * Returns one hash of a call's content. Multipart bodies are compared by their parts, because the boundary is new each
 * time.
 */
export async function hashRequest(parsed: ParsedRequest, raw: RawBody): Promise<string> {
  const parts: unknown[] = [];
  for (const [name, value] of raw.form?.parts ?? []) {
    parts.push(
      typeof value === 'string'
        ? [name, value]
        : [
            name,
            value.name,
            value.type,
            value.spooled?.sha256 ?? (await sha256(new Uint8Array(await value.arrayBuffer()))),
          ],
    );
  }
  const body = raw.form ? parts : await sha256(raw.bytes);
  return sha256(new TextEncoder().encode(JSON.stringify([parsed.params, parsed.query, body])));
}
