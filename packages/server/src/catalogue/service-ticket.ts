import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { deleteExpiredServiceTickets, storeServiceTicket, takeServiceTicket } from '../db/catalogue/service-tickets.ts';
import { loadRequester } from '../db/engine/request-state.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { hashTicket, newTicket } from '../identity/ticket.ts';
import { missingService, requireKnownService } from './process.ts';
import { requireRequirements } from './requirements.ts';

type CreateCall = (typeof endpoints)['catalogue.serviceTicket'];
type RedeemCall = (typeof endpoints)['catalogue.redeemServiceTicket'];

/** Lifetime of a ticket: the other system's page must redeem it within this time. */
const serviceTicketMs = 60_000;

/**
 * Creates a single-use ticket that identifies the caller to the system of an external service and expires after a
 * minute. Only for users who may start the service.
 *
 * @throws NotFoundError if the service does not exist or is not external
 * @throws InvalidInputError PROCESS_INACTIVE
 * @throws ForbiddenError INITIALIZER_GROUP_REQUIRED
 */
export async function createServiceTicket(
  context: CallContext,
  { params }: ParsedRequestOf<CreateCall>,
): Promise<AnswerOf<CreateCall>> {
  const { services, user } = context;
  const process = await requireKnownService(context, params.id);
  if (!process.url) throw new NotFoundError(missingService);
  if (!process.active) throw new InvalidInputError(errorMessage('PROCESS_INACTIVE'), 'PROCESS_INACTIVE');
  await requireRequirements(services.db, process, user, await loadRequester(services.db, user.id));
  const now = services.now();
  const ticket = newTicket();
  const expiresAt = new Date(now.getTime() + serviceTicketMs);
  await deleteExpiredServiceTickets(services.db, now);
  const hash = await hashTicket(ticket);
  await storeServiceTicket(services.db, { hash, userId: user.id, processId: process.id, expiresAt });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Returns the user of a ticket.
 * @throws NotFoundError for any invalid ticket, without revealing whether it ever was valid
 */
export async function redeemServiceTicket(
  { services }: CallContext,
  { body }: ParsedRequestOf<RedeemCall>,
): Promise<AnswerOf<RedeemCall>> {
  const taken = await takeServiceTicket(services.db, await hashTicket(body.ticket), services.now());
  if (!taken) throw new NotFoundError('Este código de acesso não vale ou já foi usado');
  const { id, name, title } = taken;
  return {
    userName: taken.user_name,
    completeName: taken.complete_name,
    email: taken.email,
    service: { id, name, title },
  };
}
