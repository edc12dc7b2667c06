import type { Handlers } from '../handlers.ts';
import { listPending } from './list-pending.ts';
import { redistributeTasks } from './redistribute-tasks.ts';

export const pendingRoutes = {
  'pending.list': listPending,
  'pending.redistribute': redistributeTasks,
} satisfies Partial<Handlers>;
