import type { Handlers } from '../handlers.ts';
import { listAssignees } from './list-assignees.ts';
import { listGroups } from './list-groups.ts';
import { listBranches, listJobTitles } from './list-names.ts';

export const peopleRoutes = {
  'people.listAssignees': listAssignees,
  'people.listGroups': listGroups,
  'people.listBranches': listBranches,
  'people.listJobTitles': listJobTitles,
} satisfies Partial<Handlers>;
