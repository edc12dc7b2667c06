import type { BulkAnswer, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { EngineEvent } from '@tramita/client/engine';
import { bulkMotiveRequiredMessage, canSeeReports, errorMessage } from '@tramita/client/rules';
import { loadStates } from '../bulk/load-states.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import { findVisibleRequests } from '../db/visibility.ts';
import { applyEvent } from '../engine/apply.ts';
import { ForbiddenError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { cancelRequest } from './cancel-process.ts';
import { requireMotive } from './require-motive.ts';
import { missingRequest, viewerOf } from './visibility.ts';

type CancelCall = (typeof endpoints)['requests.massiveCancel'];
type FinishCall = (typeof endpoints)['requests.massiveFinish'];

/** Cancels several requests of the caller; from the report, any requests. */
export async function massiveCancel(
  context: CallContext,
  { query, body }: ParsedRequestOf<CancelCall>,
): Promise<AnswerOf<CancelCall>> {
  // said by the call and not taken from the person: in a task list nobody cancels what others asked for
  if (query.report) return cancelFromReport(context, body);
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

/** Cancels several requests wherever they stand, whoever created them. @throws ForbiddenError for who sees no reports */
async function cancelFromReport(
  context: CallContext,
  body: ParsedRequestOf<CancelCall>['body'],
): Promise<AnswerOf<CancelCall>> {
  const { services, user } = context;
  if (!canSeeReports(user)) throw new ForbiddenError(errorMessage('FORBIDDEN'), 'FORBIDDEN');
  return endFromReport(context, body.protocols, {
    kind: 'CANCEL',
    by: user,
    at: services.now(),
    motive: requireMotive(body.motive, bulkMotiveRequiredMessage),
  });
}

/** Ends several requests wherever they stand. */
export async function massiveFinishRequests(
  context: CallContext,
  { body }: ParsedRequestOf<FinishCall>,
): Promise<AnswerOf<FinishCall>> {
  const { services, user } = context;
  return endFromReport(context, body.protocols, {
    kind: 'END',
    by: user,
    at: services.now(),
    motive: requireMotive(body.motive, bulkMotiveRequiredMessage),
  });
}

/** Applies an event to several requests. Whoever sees the reports sees every request. */
async function endFromReport(
  context: CallContext,
  ids: readonly string[],
  event: Extract<EngineEvent, { kind: 'END' | 'CANCEL' }>,
): Promise<BulkAnswer> {
  const { services, user } = context;
  return runBulk(context, {
    ids,
    subjects: await findVisibleRequests(services.db, 'protocol', ids, { userId: user.id, seesAll: true }),
    missing: missingRequest,
    load: (db, subjects) => loadStates(db, subjects),
    async act(inner, { idk }, together) {
      await applyEvent(inner.services, idk, event, together);
      return null;
    },
  });
}
