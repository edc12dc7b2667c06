import type { Handlers } from '../handlers.ts';
import { changeUpdate } from './change-update.ts';
import { createUpdate } from './create-update.ts';
import { deleteUpdate } from './delete-update.ts';
import { downloadUpdateAttachment } from './download-attachment.ts';
import { getUpdate } from './get-update.ts';
import { listUpdates } from './list-updates.ts';

export const updatesRoutes = {
  'updates.list': listUpdates,
  'updates.get': getUpdate,
  'updates.create': createUpdate,
  'updates.change': changeUpdate,
  'updates.delete': deleteUpdate,
  'updates.downloadAttachment': downloadUpdateAttachment,
} satisfies Partial<Handlers>;
