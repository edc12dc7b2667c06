import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { bulkMotiveRequiredMessage, canEndFromReport, canSeeReports, errorMessage } from '@tramita/client/rules';
import { type AuditEntry, changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import { loadStates } from '../bulk/load-states.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import { findVisibleRequests, type VisibleRequest } from '../db/requests/visibility.ts';
import { ForbiddenError } from '../errors.ts';
import { applyEvent } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { cancelOwnRequest } from './cancel-request.ts';
import { requireMotive } from './require-motive.ts';
import { missingRequest, viewerOf } from './visibility.ts';

type CancelCall = (typeof endpoints)['requests.bulkCancel'];
type FinishCall = (typeof endpoints)['requests.bulkFinish'];

/**
 * Cancels several requests: any request for users who may end requests from the report, only their own for other users.
 */
export async function bulkCancel(
  context: CallContext,
  { body }: ParsedRequestOf<CancelCall>,
): Promise<AnswerOf<CancelCall>> {
  const { services, user } = context;
  const motive = requireMotive(body.motive, bulkMotiveRequiredMessage);
  const mayEndAny = mayEndFromReport(context);
  const viewer = { ...viewerOf({ services, user }), ...(canSeeReports(user) && { seesAll: true }) };
  const subjects = await findVisibleRequests(services.db, 'protocol', body.protocols, viewer);
  const isOwn = ({ created_by }: VisibleRequest) => created_by === user.id;
  if (canSeeReports(user) && !mayEndAny && ![...subjects.values()].every(isOwn)) throw forbidden();
  return runBulk(context, {
    ids: body.protocols,
    subjects,
    missing: missingRequest,
    load: (db, loaded) => loadStates(db, loaded),
    async act(inner, request, together) {
      if (isOwn(request) || !mayEndAny) await cancelOwnRequest(inner, request, motive, together);
      else {
        const event = { kind: 'CANCEL', by: user, at: services.now(), motive, fromReport: true } as const;
        await applyEvent(inner.services, request.idk, event, together);
      }
      return null;
    },
    finish: (outer, done) =>
      recordEnds(outer, mayEndAny ? done.filter((request) => !isOwn(request)) : [], 'CANCELED', motive),
  });
}

/** Ends several requests at any step. @throws ForbiddenError unless the user may end any request */
export async function bulkFinishRequests(
  context: CallContext,
  { body }: ParsedRequestOf<FinishCall>,
): Promise<AnswerOf<FinishCall>> {
  const { services, user } = context;
  if (!mayEndFromReport(context)) throw forbidden();
  const motive = requireMotive(body.motive, bulkMotiveRequiredMessage);
  const event = { kind: 'END', by: user, at: services.now(), motive } as const;
  return runBulk(context, {
    ids: body.protocols,
    subjects: await findVisibleRequests(services.db, 'protocol', body.protocols, { userId: user.id, seesAll: true }),
    missing: missingRequest,
    load: (db, subjects) => loadStates(db, subjects),
    async act(inner, { idk }, together) {
      await applyEvent(inner.services, idk, event, together);
      return null;
    },
    finish: (outer, done) => recordEnds(outer, done, 'FINISHED', motive),
  });
}

/** Writes the audit rows of requests that someone ended from the report. */
async function recordEnds(
  context: CallContext,
  requests: readonly VisibleRequest[],
  status: 'CANCELED' | 'FINISHED',
  reason: string,
): Promise<void> {
  const entries = requests.map(
    ({ idk, process_title }): AuditEntry => ({
      action: 'ENDED',
      object: { kind: 'request', id: idk, name: process_title },
      changes: changesBetween({ status: 'IN_PROGRESS' }, { status }),
      reason,
    }),
  );
  await writeAudit(context.services.db, fromCall(context), ...entries);
}

const mayEndFromReport = ({ services, user }: CallContext): boolean =>
  canEndFromReport(user, services.reportMayEndRequests ?? true);

const forbidden = () => new ForbiddenError(errorMessage('FORBIDDEN'), 'FORBIDDEN');
