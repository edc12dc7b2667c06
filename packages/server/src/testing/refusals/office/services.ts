import type { Kysely } from 'kysely';
import { insertFavouriteService } from '../../../db/catalogue/service-shortcuts.ts';
import { storeServiceTicket } from '../../../db/catalogue/service-tickets.ts';
import type { Database } from '../../../db/tables/schema.ts';
import { definition, insertProcess } from '../../../db/testing/builders.ts';
import { hashTicket } from '../../../identity/ticket.ts';

const url = 'https://viagens.example/?chave={token}';
const ticket = 'ingresso-da-ana';

/**
 * Inserts external services, one of them inactive and one for the group `limitedTo` alone, the maximum number of
 * favourites, and a ticket.
 */
export async function insertServiceShortcuts(
  db: Kysely<Database>,
  limitedTo: number,
  userId: number,
  busyUserId: number,
) {
  const elsewhere = await insertProcess(db, definition([], []), { name: 'viagens', title: 'Viagens', url });
  const closed = await insertProcess(db, definition([], []), { name: 'antigo', title: 'Antigo', url, active: false });
  const limited = { name: 'reservado', title: 'Reservado', url, initializer_group_id: limitedTo };
  const reserved = await insertProcess(db, definition([], []), limited);
  for (let index = 0; index < 50; index += 1) {
    const id = await insertProcess(db, definition([], []), { name: `favorito-${index}`, url });
    await insertFavouriteService(db, busyUserId, id, 50);
  }
  const expiresAt = new Date('2999-01-01T00:00:00Z');
  await storeServiceTicket(db, { hash: await hashTicket(ticket), userId, processId: elsewhere, expiresAt });
  return { elsewhere, closed, reserved, ticket };
}
