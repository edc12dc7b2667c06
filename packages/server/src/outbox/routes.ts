import type { Handlers } from '../handlers.ts';
import { listOutbox } from './list-outbox.ts';

export const outboxRoutes = {
  'outbox.list': listOutbox,
} satisfies Partial<Handlers>;
