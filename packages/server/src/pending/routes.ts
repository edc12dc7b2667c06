import type { Handlers } from '../handlers.ts';
import { listPending } from './list-pending.ts';
import { getPendingSettings, updatePendingSettings } from './pending-settings.ts';
import { redistributeTasks } from './redistribute-tasks.ts';

export const pendingRoutes = {
  'pending.list': listPending,
  'pending.redistribute': redistributeTasks,
  'pending.settings': getPendingSettings,
  'pending.updateSettings': updatePendingSettings,
} satisfies Partial<Handlers>;
