import type { Handlers } from '../http/handlers.ts';
import { getUpdate } from './get-update.ts';
import { listUpdates } from './list-updates.ts';

export const updatesRoutes = {
  'updates.list': listUpdates,
  'updates.get': getUpdate,
} satisfies Partial<Handlers>;
