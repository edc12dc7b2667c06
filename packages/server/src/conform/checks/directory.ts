import { activatePerson, deactivatePerson, getPerson, listRegister, updatePerson } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { createdPerson, createdRecord, newPerson, newRecord, registerKind } from '../scene/directory.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { elementsOf, long, namesOf } from './lists.ts';

const onPerson = async (scene: Scene) => ({ params: { id: (await createdPerson(scene)).id } });
const onRecord = async (scene: Scene) => ({ params: { kind: registerKind, id: (await createdRecord(scene)).id } });

const invalidPerson = [
  { body: { userName: ' ', firstName: '', lastName: '' }, fields: ['userName', 'firstName', 'lastName'] },
  { body: { email: 'x', custom2: '111.111.111-11' }, fields: ['email', 'custom2'] },
];

/** People and the register, for administrators; all are additions. */
export const directoryOperations = {
  'directory.list': {
    as: 'administrator',
    input: () => ({ query: {} }),
    paged: elementsOf(200),
    invalid: [
      { query: { q: long(201), access: 'SIM', role: 'ROLE_X' }, fields: ['q', 'access', 'role'] },
      { query: { page: -1, size: 201 }, fields: ['page', 'size'] },
    ],
    sorted: [
      {
        title: 'por nome',
        async input(scene) {
          await createdPerson(scene);
          await createdPerson(scene);
          return { query: { q: 'Conformidade', size: 50 } };
        },
        keys: ({ elements }) => elements.map(({ completeName }) => completeName),
        direction: 'ASC',
      },
    ],
  },
  'directory.get': {
    as: 'administrator',
    input: onPerson,
    result: ({ id, active, access }, _, { params }) =>
      claim(id === params.id && active && access === 'NEVER', `a pessoa ${params.id}, que nunca entrou`, {
        id,
        access,
      }),
  },
  'directory.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newPerson(scene) }),
    async result({ id, userName, roles }, scene, { body }) {
      claim(userName === body.userName && roles === '', `${body.userName} sem perfis`, { userName, roles });
      const stored = await scene.as('administrator').call(getPerson, { params: { id } });
      claim(stored.userName === body.userName, `a pessoa "${body.userName}" gravada`, stored.userName);
    },
    invalid: invalidPerson.slice(0, 1),
    refused: [
      {
        title: 'um usuário que outra pessoa tem',
        async input(scene) {
          const { userName } = await createdPerson(scene);
          return { body: { ...(await newPerson(scene)), userName: userName.toUpperCase() } };
        },
        status: 409,
        code: 'CONFLICT',
        fields: ['userName'],
      },
    ],
  },
  'directory.update': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onPerson(scene)), body: { nickName: 'Conforme' } }),
    async result(_, scene, { params }) {
      const { nickName } = await scene.as('administrator').call(getPerson, { params });
      claim(nickName === 'Conforme', 'o apelido gravado', nickName);
    },
    invalid: invalidPerson,
    refused: [
      {
        title: 'uma pessoa como superior de si mesma',
        async input(scene) {
          const { id } = await createdPerson(scene);
          return { params: { id }, body: { superiorId: id } };
        },
        status: 409,
        code: 'HIERARCHY_CYCLE',
      },
    ],
  },
  'directory.replaceSuperior': {
    as: 'administrator',
    async input(scene) {
      const { id } = await createdPerson(scene);
      const report = await createdPerson(scene);
      await scene.as('administrator').call(updatePerson, { params: { id: report.id }, body: { superiorId: id } });
      return { params: { id }, body: { superiorId: (await createdPerson(scene)).id } };
    },
    async result({ changed }, scene, { body }) {
      claim(changed.length === 1, 'uma pessoa alterada', changed);
      const { superior } = await scene.as('administrator').call(getPerson, { params: { id: changed[0] ?? 0 } });
      claim(superior?.id === body.superiorId, `o superior ${body.superiorId}`, superior);
    },
    invalid: [{ body: {}, fields: ['superiorId'] }],
  },
  'directory.activate': {
    as: 'administrator',
    async input(scene) {
      const input = await onPerson(scene);
      await scene.as('administrator').call(deactivatePerson, input);
      return input;
    },
    result: ({ active }) => claim(active, 'a pessoa ativa', active),
  },
  'directory.deactivate': {
    as: 'administrator',
    input: onPerson,
    async result({ active, access }, scene, input) {
      claim(!active && access === 'INACTIVE', 'a pessoa inativa', { active, access });
      const again = await scene.as('administrator').call(activatePerson, input);
      claim(again.active, 'a pessoa ativa novamente', again.active);
    },
  },
  'directory.release': {
    as: 'administrator',
    input: onPerson,
    result: ({ sources, managed }) =>
      claim(sources.length + managed.length === 0, 'uma pessoa sem origem', { sources, managed }),
  },
  'directory.tasks': {
    as: 'administrator',
    input: onPerson,
    paged: elementsOf(200),
    invalid: [{ query: { page: -1, size: 201 }, fields: ['page', 'size'] }],
  },
  'directory.setGroups': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onPerson(scene)), body: { groups: [] } }),
    result: ({ groups }) => claim(groups.length === 0, 'nenhum grupo', namesOf(groups)),
    invalid: [
      { body: {}, fields: ['groups'] },
      { body: { groups: ['x'] }, fields: ['groups.0'] },
    ],
  },
  'directory.setRoles': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onPerson(scene)), body: { roles: ['ROLE_REPORT'] } }),
    result: ({ roles }) => claim(roles === 'ROLE_REPORT', 'o perfil ROLE_REPORT', roles),
    invalid: [{ body: { roles: ['ROLE_X'] }, fields: ['roles.0'] }],
  },
  'register.list': {
    as: 'administrator',
    input: () => ({ params: { kind: registerKind }, query: {} }),
    missing: null,
    paged: elementsOf(200),
    invalid: [{ query: { q: long(201), active: 'x', page: -1, size: 201 }, fields: ['q', 'active', 'page', 'size'] }],
  },
  'register.create': {
    as: 'administrator',
    input: async (scene) => ({ params: { kind: registerKind }, body: await newRecord(scene) }),
    missing: null,
    result: ({ name, active }, _, { body }) =>
      claim(name === body.name && active, `o cargo "${body.name}", ativo`, { name, active }),
    invalid: [
      { body: {}, fields: ['name'] },
      { body: { name: long(101) }, fields: ['name'] },
    ],
    refused: [
      {
        title: 'um nome que outro registro tem',
        async input(scene) {
          await newRecord(scene);
          return { body: { name: (await createdRecord(scene)).name.toUpperCase() } };
        },
        status: 409,
        code: 'CONFLICT',
        fields: ['name'],
      },
    ],
  },
  'register.update': {
    as: 'administrator',
    async input(scene) {
      const { params } = await onRecord(scene);
      return { params, body: await newRecord(scene) };
    },
    result: ({ name }, _, { body }) => claim(name === body.name, `o nome "${body.name}"`, name),
    invalid: [{ body: { name: ' ' }, fields: ['name'] }],
  },
  'register.deactivate': {
    as: 'administrator',
    input: onRecord,
    result: ({ active }) => claim(!active, 'um registro inativo', active),
  },
  'register.reactivate': {
    as: 'administrator',
    input: onRecord,
    result: ({ active }) => claim(active, 'um registro ativo', active),
  },
  'register.remove': {
    as: 'administrator',
    input: onRecord,
    async result(_, scene, { params: { kind, id } }) {
      const query = { q: scene.prefix, size: 200 };
      const { elements } = await scene.as('administrator').call(listRegister, { params: { kind }, query });
      claim(!elements.some((record) => record.id === id), `o registro ${id} excluído`, namesOf(elements));
    },
  },
} satisfies Partial<Operations>;
