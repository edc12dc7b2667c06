import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { unreadCountsSchema } from './tasks/unread-counts.ts';

/** Messages of the realtime channel. */
export const realtimeMessageTypes = ['REFRESH_NOTIFICATIONS', 'READ_STATUS'] as const;
export type RealtimeMessageType = (typeof realtimeMessageTypes)[number];

/** Path of the websocket, STOMP 1.2 within: `/ws?ticket={ticket}`, beside `/v1`. */
export const realtimePath = '/ws';

/** Both sides send a sign of life when they were silent this long, in milliseconds. */
export const realtimeHeartbeatMs = 4000;

/** The one destination a person may subscribe to. */
export const realtimeTopic = (userName: string): string => `/topic/${userName}`;

/**
 * A message on `/topic/{userName}`: what changed, and the caller's unread counts after it. `REFRESH_NOTIFICATIONS`
 * also means that the list of notifications changed.
 */
export const realtimeMessageSchema = z.object({
  type: z.enum(realtimeMessageTypes),
  body: z.object({ notifications: z.number(), ...unreadCountsSchema.shape }),
});
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;

/**
 * POST /realtime/ticket: a ticket that opens the realtime channel once, within seconds. It goes into the address of
 * the websocket, `/ws?ticket={ticket}`, where a bearer token would end up in logs.
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
