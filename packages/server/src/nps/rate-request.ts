import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { insertHistory } from '../db/engine/histories.ts';
import { findRatableRequest, writeRating } from '../db/requests/nps.ts';
import { ConflictError, ForbiddenError, InvalidInputError } from '../errors.ts';
import { requireVisibleRequest } from '../requests/visibility.ts';
import { plainText } from '../text/sanitize-text.ts';

type Call = (typeof endpoints)['nps.rate'];

/** Rates a finished request, once. Only the requester may. */
export async function rateRequest(context: CallContext, { params, body }: ParsedRequestOf<Call>): Promise<void> {
  const { services, user } = context;
  const { idk, created_by } = await requireVisibleRequest(context, { uuid: params.uuid });
  if (created_by !== user.id) {
    throw new ForbiddenError('Só quem pediu o atendimento pode avaliá-lo', 'FORBIDDEN', 'NOT_REQUESTER');
  }
  const { status, has_nps, nps_status } = await findRatableRequest(services.db, idk);
  if (nps_status !== null) throw alreadyRated();
  if (!has_nps || status !== 'FINISHED') {
    throw new InvalidInputError(errorMessage('NPS_NOT_AVAILABLE'), 'NPS_NOT_AVAILABLE');
  }
  const at = services.now();
  const comment = plainText(body.comment ?? '') || null;
  await services.db.transaction().execute(async (tx) => {
    if (!(await writeRating(tx, idk, { status: body.status, comment, at }))) throw alreadyRated();
    const message = historyMessages.rated(user.completeName, body.status === 1);
    await insertHistory(tx, { idk, kind: 'RATED', message, user_id: user.id, created_at: at });
  });
}

const alreadyRated = () => new ConflictError(errorMessage('NPS_ALREADY_RATED'), 'NPS_ALREADY_RATED');
