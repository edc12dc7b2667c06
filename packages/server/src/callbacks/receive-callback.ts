import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { EngineRefusal } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext, Services } from '../context.ts';
import { findCallback, noteCallback } from '../db/jobs/service-callbacks.ts';
import { ConflictError, NotFoundError, ServiceError } from '../errors.ts';
import { applyEvent } from '../flow/apply-event.ts';
import type { Handler } from '../handlers.ts';
import { sameHash } from '../jobs/callback-address.ts';
import { mapAnswer } from '../jobs/map-answer.ts';
import { waitingStep } from '../jobs/service-outcome.ts';
import { createRateLimiter, type RateLimiter } from '../rate-limiter.ts';
import { sha256 } from '../sha256.ts';

type Call = (typeof endpoints)['callbacks.receive'];
type Found = Awaited<ReturnType<typeof findCallback>>;

/** Wrong secrets accepted from a network address: a burst of 20, then one every five seconds. */
const guesses = { burst: 20, perSecond: 0.2 };

const unknown = () => new NotFoundError('Este endereço de retorno não existe ou já não é aceito');

/**
 * Creates the handler that receives the answer to an asynchronous call. Any caller who has the address may answer once;
 * an identical answer is confirmed again, so that a system that got no confirmation may retry.
 */
export function createReceiveCallback(): Handler<Call> {
  // handlers are shared by all applications of an OS process, rate limits are not
  const guessers = new WeakMap<Services, RateLimiter>();
  const guesserOf = (services: Services): RateLimiter => {
    const guesser = guessers.get(services) ?? createRateLimiter(guesses);
    guessers.set(services, guesser);
    return guesser;
  };
  return async ({ services, ip }: CallContext, { params, query, body }: ParsedRequestOf<Call>) => {
    const { db } = services;
    const { id } = params;
    const known = await findCallback(db, id, 'read');
    const secretHash = await sha256(query.key);
    if (!known || !sameHash(known.secret_hash, secretHash)) {
      if (guesserOf(services)(ip, Date.now()) > 0)
        throw new ServiceError(429, 'RATE_LIMITED', errorMessage('RATE_LIMITED'));
      throw unknown();
    }
    // after the checks above, so that unauthenticated callers cause no work
    const bodyHash = await sha256(JSON.stringify(body));
    if (isRepeated(known, bodyHash)) return;
    const at = services.now();
    try {
      await applyEvent(services, known.idk, async (state, tx) => {
        // under the lock of the request, so that concurrent answers are processed in sequence
        if (isRepeated(await findCallback(tx, id, 'lock'), bodyHash)) throw new RepeatedCallback();
        await noteCallback(tx, id, bodyHash);
        const step = waitingStep(state, known.step_id);
        if (!step) throw unknown();
        const values = mapAnswer(body, step.callbackResponseBody, state.definition);
        return { kind: 'CALLBACK_RECEIVED', at, stepId: step.id, values };
      });
    } catch (error) {
      if (error instanceof RepeatedCallback) return;
      if (error instanceof EngineRefusal) throw unknown();
      throw error;
    }
  };
}

class RepeatedCallback extends Error {}

/** @throws NotFoundError for a closed address; ConflictError for one that received a different answer */
function isRepeated(callback: Found, bodyHash: string): boolean {
  if (!callback) throw unknown();
  if (!callback.closed) return false;
  if (callback.body_hash === null) throw unknown();
  if (callback.body_hash !== bodyHash) throw new ConflictError('Este retorno já foi recebido, com outro conteúdo');
  return true;
}
