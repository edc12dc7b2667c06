import type { Handlers } from '../handlers.ts';
import { createTicket } from './create-ticket.ts';

export const realtimeRoutes = { 'realtime.ticket': createTicket } satisfies Partial<Handlers>;
