import type { Handlers } from '../http/handlers.ts';
import { listAssignees } from './list-assignees.ts';
import { listGroups } from './list-groups.ts';

export const peopleRoutes = {
  'people.listAssignees': listAssignees,
  'people.listGroups': listGroups,
} satisfies Partial<Handlers>;
