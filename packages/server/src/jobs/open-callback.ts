import { EngineRefusal, type RequestState } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import { loadRequestState } from '../db/engine/request-state.ts';
import type { ServiceCallPayload } from '../db/jobs/service-call-job.ts';
import { hasCallback, insertCallback } from '../db/jobs/service-callbacks.ts';
import { applyInTransaction } from '../engine/apply-in-transaction.ts';
import { createCallbackAddress } from './callback-address.ts';

class OpenAlready extends Error {}

/**
 * Returns the request with the address at which the other system may answer this visit. All attempts of a visit share
 * the address, so that a late answer to the first one is accepted. Returns null if the request no longer waits there.
 */
export async function openCallback(
  services: Services,
  { idk, stepId, visit }: ServiceCallPayload,
): Promise<RequestState | null> {
  const { db, publicUrl = '' } = services;
  if (!(await hasCallback(db, idk, visit))) {
    const { id, secretHash, url: callbackUrl } = await createCallbackAddress(publicUrl);
    const at = services.now();
    try {
      await db.transaction().execute((tx) =>
        applyInTransaction(tx, idk, async () => {
          if (!(await insertCallback(tx, { id, idk, stepId, visit, secretHash, at }))) throw new OpenAlready();
          return { kind: 'CALLBACK_OPENED', at, stepId, callbackUrl };
        }),
      );
    } catch (error) {
      if (error instanceof EngineRefusal) return null;
      if (!(error instanceof OpenAlready)) throw error;
    }
  }
  return loadRequestState(db, idk, 'read');
}
