import type { endpoints } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { deleteExpiredRealtimeTickets, storeRealtimeTicket } from '../db/realtime/realtime-tickets.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { hashTicket, newTicket } from '../identity/ticket.ts';

type Call = (typeof endpoints)['realtime.ticket'];

/** Lifetime of an unused ticket. */
const ticketMs = 30_000;

/**
 * Creates a ticket that opens the caller's realtime channel once, within thirty seconds.
 *
 * @throws ConflictError REALTIME_DISABLED if the channel is disabled
 */
export async function createTicket({ services, user }: CallContext): Promise<AnswerOf<Call>> {
  if (!services.realtime) throw new ConflictError(errorMessage('REALTIME_DISABLED'), 'REALTIME_DISABLED');
  const now = services.now();
  const ticket = newTicket();
  const expiresAt = new Date(now.getTime() + ticketMs);
  await deleteExpiredRealtimeTickets(services.db, now);
  await storeRealtimeTicket(services.db, { hash: await hashTicket(ticket), userId: user.id, expiresAt });
  return { ticket, expiresAt: expiresAt.toISOString() };
}
