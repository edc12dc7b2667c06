import {
  createGroup,
  createInitializerGroup,
  deleteGroup,
  getGroup,
  getInitializerGroup,
  listInitializerGroups,
} from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { attendanceGroup, createdGroup, type GroupKind, newGroup } from '../scene/groups.ts';
import { sharedService } from '../scene/processes.ts';
import { claim } from '../wire/deviation.ts';
import { refused } from '../wire/refused.ts';
import { elementsOf, long, namesOf } from './lists.ts';

type GroupOperations = Pick<Operations, 'groups.get' | 'groups.create' | 'groups.update' | 'groups.delete'>;

/** Operations of groups of one kind; those of the other kind differ only in their addresses. */
function aboutGroups(kind: GroupKind): GroupOperations {
  const get = kind === 'attendance' ? getGroup : getInitializerGroup;
  const create = kind === 'attendance' ? createGroup : createInitializerGroup;
  const invalid = [
    { body: { name: ' ', members: [], branches: [], jobtitles: [] }, fields: ['name', 'active', 'members'] },
    { body: { name: long(101), active: true, members: [1], branches: [], jobtitles: [] }, fields: ['name'] },
    { body: { name: 'x', active: 'sim', members: ['x'] }, fields: ['active', 'members.0'] },
  ];
  return {
    'groups.get': {
      as: 'administrator',
      input: async (scene) => ({ params: { id: (await createdGroup(scene, kind)).id } }),
      async result({ id, name, members }, scene, { params }) {
        const { id: member } = await scene.person('attendant');
        claim(id === params.id && name.startsWith(scene.prefix), `o grupo ${params.id}`, { id, name });
        claim(members.length === 1 && members[0]?.id === member, `o membro ${member}`, members);
      },
    },
    'groups.create': {
      as: 'administrator',
      input: async (scene) => ({ body: await newGroup(scene, kind) }),
      async result({ id, name, active }, scene, { body }) {
        claim(name === body.name && active === true, `o grupo "${body.name}", ativo`, { name, active });
        const stored = await scene.as('administrator').call(get, { params: { id } });
        claim(stored.name === body.name, `o grupo "${body.name}" gravado`, stored.name);
      },
      invalid,
      rules: [
        {
          title: 'recusa um nome que outro grupo tem: 409 CONFLICT',
          async check(scene) {
            const { name } = await createdGroup(scene, kind);
            const body = { ...(await newGroup(scene, kind)), name: ` ${name.toUpperCase()}` };
            const attempt = await scene.as('administrator').attempt(create, { body });
            refused(attempt, { status: 409, code: 'CONFLICT', fields: ['name'] });
          },
        },
      ],
    },
    'groups.update': {
      as: 'administrator',
      async input(scene) {
        const { id } = await createdGroup(scene, kind);
        return { params: { id }, body: { ...(await newGroup(scene, kind)), active: false } };
      },
      async result({ id, name, active }, scene, { params, body }) {
        const changed = { id: params.id, name: body.name, active: false };
        const isChanged = id === params.id && name === body.name && active === false;
        claim(isChanged, JSON.stringify(changed), { id, name, active });
        const stored = await scene.as('administrator').call(get, { params });
        claim(stored.name === body.name && !stored.active, `o grupo alterado gravado`, stored);
      },
      invalid,
      refused: [
        {
          title: 'um nome que outro grupo tem',
          async input(scene) {
            const { name } = await createdGroup(scene, kind);
            return { body: { ...(await newGroup(scene, kind)), name } };
          },
          status: 409,
          code: 'CONFLICT',
          fields: ['name'],
        },
      ],
    },
    'groups.delete': {
      as: 'administrator',
      input: async (scene) => ({ params: { id: (await createdGroup(scene, kind)).id } }),
      async result(_, scene, { params }) {
        const attempt = await scene.as('administrator').attempt(get, { params });
        refused(attempt, { status: 404, code: 'NOT_FOUND' });
      },
    },
  };
}

const attendance = aboutGroups('attendance');
const initializer = aboutGroups('initializer');

/** Groups of both kinds. */
export const groupOperations = {
  ...attendance,
  'groups.delete': {
    ...attendance['groups.delete'],
    rules: [
      {
        title: 'recusa excluir um grupo de um processo ativo: 409 CONFLICT',
        async check(scene) {
          await sharedService(scene);
          const { id } = await attendanceGroup(scene);
          const attempt = await scene.as('administrator').attempt(deleteGroup, { params: { id } });
          refused(attempt, { status: 409, code: 'CONFLICT' });
        },
      },
    ],
  },
  'groups.listInitializers': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: elementsOf(50),
    invalid: [
      { query: { search: long(201) }, fields: ['search'] },
      { query: { page: -1, size: 51, counts: 'sim' }, fields: ['page', 'size', 'counts'] },
    ],
    sorted: [
      {
        title: 'por nome',
        async input(scene) {
          await createdGroup(scene, 'initializer');
          await createdGroup(scene, 'initializer');
          return { query: { search: scene.prefix, size: 50 } };
        },
        keys: ({ elements }) => elements.map(({ name }) => name),
        direction: 'ASC',
      },
    ],
    rules: [
      {
        title: 'encontra um grupo pelo nome com "search"',
        async check(scene) {
          const { name: search } = await createdGroup(scene, 'initializer');
          const { elements } = await scene.as('requester').call(listInitializerGroups, { query: { search } });
          claim(elements.length === 1 && elements[0]?.name === search, `só o grupo "${search}"`, namesOf(elements));
        },
      },
    ],
  },
  'groups.getInitializer': initializer['groups.get'],
  'groups.createInitializer': initializer['groups.create'],
  'groups.updateInitializer': initializer['groups.update'],
  'groups.deleteInitializer': initializer['groups.delete'],
} satisfies Partial<Operations>;
