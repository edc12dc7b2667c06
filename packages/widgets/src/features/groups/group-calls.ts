import {
  createGroup,
  createInitializerGroup,
  deleteGroup,
  deleteInitializerGroup,
  getGroup,
  getInitializerGroup,
  listGroupRows,
  listInitializerGroups,
  updateGroup,
  updateInitializerGroup,
} from '@tramita/client/contract';

/** The calls of each kind of group. */
export const groupCalls = {
  attendance: { list: listGroupRows, get: getGroup, create: createGroup, update: updateGroup, remove: deleteGroup },
  initializer: {
    list: listInitializerGroups,
    get: getInitializerGroup,
    create: createInitializerGroup,
    update: updateInitializerGroup,
    remove: deleteInitializerGroup,
  },
} as const;
