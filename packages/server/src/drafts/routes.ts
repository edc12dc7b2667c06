import type { Handlers } from '../handlers.ts';
import { deleteTaskDraft } from './delete-task-draft.ts';
import { getTaskDraft } from './get-task-draft.ts';
import { saveTaskDraft } from './save-task-draft.ts';

export const draftsRoutes = {
  'drafts.get': getTaskDraft,
  'drafts.save': saveTaskDraft,
  'drafts.delete': deleteTaskDraft,
} satisfies Partial<Handlers>;
