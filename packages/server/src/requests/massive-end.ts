import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { bulkMotiveRequiredMessage } from '@tramita/client/rules';
import { loadStates } from '../bulk/load-states.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import { findVisibleRequests } from '../db/visibility.ts';
import { applyEvent } from '../engine/apply.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { cancelRequest } from './cancel-process.ts';
import { requireMotive } from './require-motive.ts';
import { missingRequest, viewerOf } from './visibility.ts';

type CancelCall = (typeof endpoints)['requests.massiveCancel'];
type FinishCall = (typeof endpoints)['requests.massiveFinish'];

/** Cancels several requests of the caller. */
export async function massiveCancel(
  context: CallContext,
  { body }: ParsedRequestOf<CancelCall>,
): Promise<AnswerOf<CancelCall>> {
  const motive = requireMotive(body.motive, bulkMotiveRequiredMessage);
  const { services, user } = context;
  return runBulk(context, {
    ids: body.protocols,
    subjects: await findVisibleRequests(services.db, 'protocol', body.protocols, viewerOf(user)),
    missing: missingRequest,
    load: (db, subjects) => loadStates(db, subjects),
    async act(inner, request, together) {
      await cancelRequest(inner, request, motive, together);
      return null;
    },
  });
}

/** Ends several requests wherever they stand. Whoever sees the reports sees every request. */
export async function massiveFinishRequests(
  context: CallContext,
  { body }: ParsedRequestOf<FinishCall>,
): Promise<AnswerOf<FinishCall>> {
  const motive = requireMotive(body.motive, bulkMotiveRequiredMessage);
  const { services, user } = context;
  const viewer = { userId: user.id, seesAll: true };
  return runBulk(context, {
    ids: body.protocols,
    subjects: await findVisibleRequests(services.db, 'protocol', body.protocols, viewer),
    missing: missingRequest,
    load: (db, subjects) => loadStates(db, subjects),
    async act(inner, { idk }, together) {
      const event = { kind: 'END', by: user, at: services.now(), motive } as const;
      await applyEvent(inner.services, idk, event, together);
      return null;
    },
  });
}
