import type { Handlers } from '../http/handlers.ts';
import { listOutbox } from './list-outbox.ts';

export const outboxRoutes = {
  'outbox.list': listOutbox,
} satisfies Partial<Handlers>;
