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

/** Wrong secrets an address of the network may try at once, then one every five seconds. */
const guesses = { burst: 20, perSecond: 0.2 };

const unknown = () => new NotFoundError('Este endereço de retorno não existe ou já não é aceito');

/**
 * Takes the answer to an asynchronous call. Whoever knows the address may answer, once; the same answer again is
 * taken as told already, so that a system which heard nothing back may repeat itself.
 */
export function createReceiveCallback(): Handler<Call> {
  // handlers are shared by all applications of a process, guesses are not
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
    // only now: what strangers send is not worth the work
    const bodyHash = await sha256(JSON.stringify(body));
    if (isToldAlready(known, bodyHash)) return;
    const at = services.now();
    try {
      await applyEvent(services, known.idk, async (state, tx) => {
        // under the lock of the request: of two answers at once one comes first
        if (isToldAlready(await findCallback(tx, id, 'lock'), bodyHash)) throw new ToldAlready();
        await noteCallback(tx, id, bodyHash);
        const step = waitingStep(state, known.step_id);
        if (!step) throw unknown();
        const values = mapAnswer(body, step.callbackResponseBody, state.definition);
        return { kind: 'CALLBACK_RECEIVED', at, stepId: step.id, values };
      });
    } catch (error) {
      if (error instanceof ToldAlready) return;
      if (error instanceof EngineRefusal) throw unknown();
      throw error;
    }
  };
}

class ToldAlready extends Error {}

/** @throws NotFoundError for an address that was given up; ConflictError for one that got another answer */
function isToldAlready(callback: Found, bodyHash: string): boolean {
  if (!callback) throw unknown();
  if (!callback.closed) return false;
  if (callback.body_hash === null) throw unknown();
  if (callback.body_hash !== bodyHash) throw new ConflictError('Este retorno já foi recebido, com outro conteúdo');
  return true;
}
