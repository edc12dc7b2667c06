import {
  createGroup,
  createInitializerGroup,
  deleteGroup,
  deleteInitializerGroup,
  listGroups,
  listInitializerGroups,
} from '@tramita/client/contract';
import { claim } from '../wire/deviation.ts';
import type { Scene } from './scene.ts';

/** A group with the attendant as its only member, as calls send it. */
export interface GroupInput {
  readonly name: string;
  readonly active: boolean;
  readonly members: number[];
  readonly branches: number[];
  readonly jobtitles: number[];
}

/** Kinds of groups: the calls that create, find and delete one. */
const kinds = {
  attendance: {
    word: 'grupo',
    create: createGroup,
    remove: deleteGroup,
    find: (scene: Scene, q: string) =>
      scene.as('administrator').call(listGroups, { query: { q, inactive: true, size: 50 } }),
  },
  initializer: {
    word: 'grupo de solicitação',
    create: createInitializerGroup,
    remove: deleteInitializerGroup,
    find: (scene: Scene, search: string) =>
      scene.as('administrator').call(listInitializerGroups, { query: { search, size: 50 } }),
  },
} as const;
export type GroupKind = keyof typeof kinds;

/** Ids of created groups, by name. */
const idsOf = (scene: Scene) => scene.shared('ids of groups', async () => new Map<string, number>());

/** Returns a new group to send; it is deleted at the end of the run. */
export async function newGroup(scene: Scene, kind: GroupKind, active = true): Promise<GroupInput> {
  const { word, find, remove } = kinds[kind];
  const name = scene.name('grupo');
  const { id } = await scene.person('attendant');
  scene.cleanUp.add({
    what: `${word} "${name}"`,
    async remove() {
      const known = (await idsOf(scene)).get(name);
      const found = known ?? (await find(scene, name)).elements.find((group) => group.name === name)?.id;
      if (found === undefined) return null;
      const { status } = await scene.as('administrator').attempt(remove, { params: { id: found } });
      // 404: a check has deleted it
      claim(status === 204 || status === 404, 'a exclusão do grupo', status);
      return null;
    },
  });
  return { name, active, members: [id], branches: [], jobtitles: [] };
}

/** Creates a group. */
export async function createdGroup(scene: Scene, kind: GroupKind, active = true) {
  const body = await newGroup(scene, kind, active);
  const group = await scene.as('administrator').call(kinds[kind].create, { body });
  (await idsOf(scene)).set(body.name, group.id);
  return group;
}

/** Returns the attendance group that tasks of this run are addressed to. */
export const attendanceGroup = (scene: Scene) => scene.shared('group', () => createdGroup(scene, 'attendance'));
