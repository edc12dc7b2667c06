import type { Handlers } from '../handlers.ts';
import { createGroupOf } from './create-group.ts';
import { deleteGroupOf } from './delete-group.ts';
import { getGroupOf } from './get-group.ts';
import { listInitializerGroups } from './list-initializer-groups.ts';
import { updateGroupOf } from './update-group.ts';

export const groupsRoutes = {
  'groups.get': getGroupOf('attendance'),
  'groups.create': createGroupOf('attendance'),
  'groups.update': updateGroupOf('attendance'),
  'groups.delete': deleteGroupOf('attendance'),
  'groups.listInitializers': listInitializerGroups,
  'groups.getInitializer': getGroupOf('initializer'),
  'groups.createInitializer': createGroupOf('initializer'),
  'groups.updateInitializer': updateGroupOf('initializer'),
  'groups.deleteInitializer': deleteGroupOf('initializer'),
} satisfies Partial<Handlers>;
