import type { Handlers } from '../handlers.ts';
import { announcePresence } from './announce-presence.ts';
import { leavePresence } from './leave-presence.ts';

export const presenceRoutes = {
  'presence.announce': announcePresence,
  'presence.leave': leavePresence,
} satisfies Partial<Handlers>;
