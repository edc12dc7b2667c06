import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { unreadCountsSchema } from './tasks/unread-counts.ts';

/** Messages of the realtime channel. */
export const realtimeMessageTypes = ['REFRESH_NOTIFICATIONS', 'READ_STATUS'] as const;
export type RealtimeMessageType = (typeof realtimeMessageTypes)[number];

/** Path of the WebSocket, which speaks STOMP 1.2: `/ws?ticket={ticket}`, next to `/v1`. */
export const realtimePath = '/ws';

/** Both sides send a heartbeat after this time without another message, in milliseconds. */
export const realtimeHeartbeatMs = 4000;

/** Returns the only destination a user may subscribe to. */
export const realtimeTopic = (userName: string): string => `/topic/${userName}`;

/**
 * Message on `/topic/{userName}`: its type and the user's current unread counts. `REFRESH_NOTIFICATIONS` also means
 * that the list of notifications changed.
 */
export const realtimeMessageSchema = z.object({
  type: z.enum(realtimeMessageTypes),
  body: z.object({ notifications: z.number(), ...unreadCountsSchema.shape }),
});
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;

/**
 * POST /realtime/ticket: returns a ticket that opens the realtime channel once, within seconds. The ticket is sent in
 * the WebSocket URL, `/ws?ticket={ticket}`; a bearer token there would end up in logs.
 */
export const createRealtimeTicket = endpoint({
  id: 'realtime.ticket',
  summary: 'Código de acesso de uso único para o canal em tempo real',
  method: 'POST',
  path: '/v1/realtime/ticket',
  policy: 'signed-in',
  addition: true,
  response: z.object({ ticket: z.string(), expiresAt: z.string() }),
  status: 201,
  errors: ['REALTIME_DISABLED'],
});
