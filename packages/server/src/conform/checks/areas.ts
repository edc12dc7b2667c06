import {
  createDepartment,
  createSector,
  getDepartment,
  getSector,
  listDepartments,
  listSectors,
} from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { newDepartment, newSector, sharedDepartment, sharedSector } from '../scene/areas.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { elementsOf, long, namesOf } from './lists.ts';

/** The department and the sector whose properties the checks change; nothing else uses them. */
const spareDepartment = (scene: Scene) =>
  scene.shared('spare department', async () =>
    scene.as('administrator').call(createDepartment, { body: await newDepartment(scene) }),
  );
const spareSector = (scene: Scene) =>
  scene.shared('spare sector', async () =>
    scene.as('administrator').call(createSector, { body: await newSector(scene) }),
  );

const wrongNames = [
  { body: { description: ' ' }, fields: ['description'] },
  { body: { description: long(101) }, fields: ['description'] },
  { body: { responsibles: [] }, fields: ['responsibles'] },
];

/** Departments and their sectors. */
export const areaOperations = {
  'departments.list': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: elementsOf(999),
    invalid: [
      { query: { page: -1, size: 1000, counts: '1' }, fields: ['page', 'size', 'counts'] },
      { query: { q: long(201) }, fields: ['q'] },
    ],
    sorted: [
      {
        title: 'por nome',
        async input(scene) {
          await spareDepartment(scene);
          await sharedDepartment(scene);
          return { query: { q: scene.prefix } };
        },
        keys: ({ elements }) => elements.map(({ description }) => description),
        direction: 'ASC',
      },
    ],
    rules: [
      {
        title: 'encontra um departamento pelo nome com "q"',
        async check(scene) {
          const { description: q } = await sharedDepartment(scene);
          const { elements } = await scene.as('requester').call(listDepartments, { query: { q } });
          claim(elements.length === 1 && elements[0]?.description === q, `só "${q}"`, namesOf(elements));
        },
      },
    ],
  },
  'departments.listSectors': {
    as: 'requester',
    async input(scene) {
      await sharedSector(scene);
      return { params: { id: (await sharedDepartment(scene)).id } };
    },
    paged: elementsOf(999),
    invalid: [{ query: { size: 0, counts: '1' }, fields: ['size', 'counts'] }],
    async result({ elements }, scene, { params }) {
      const { id } = await sharedSector(scene);
      const isOwn = elements.every(({ departmentId }) => departmentId === params.id);
      claim(isOwn && elements.some((one) => one.id === id), `o setor ${id}, e só os do departamento`, elements);
    },
    rules: [
      {
        title: 'encontra um setor pelo nome com "q"',
        async check(scene) {
          const { description: q } = await sharedSector(scene);
          const params = { id: (await sharedDepartment(scene)).id };
          await spareSector(scene);
          const { elements } = await scene.as('requester').call(listSectors, { params, query: { q } });
          claim(elements.length === 1 && elements[0]?.description === q, `só "${q}"`, namesOf(elements));
        },
      },
    ],
  },
  'departments.get': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await sharedDepartment(scene)).id } }),
    async result({ id, belong, responsibles, sectors }, scene) {
      const administrator = await scene.person('administrator');
      claim(!belong, '"belong" falso para quem não é responsável', belong);
      claim(responsibles[0]?.id === administrator.id, `o responsável ${administrator.userName}`, responsibles);
      const sector = await sharedSector(scene);
      const again = await scene.as('administrator').call(getDepartment, { params: { id } });
      claim(again.belong, '"belong" verdadeiro para quem é responsável', again.belong);
      claim(
        again.sectors.some((one) => one.id === sector.id),
        `o setor ${sector.id}`,
        sectors,
      );
    },
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'departments.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newDepartment(scene) }),
    // an unknown id in the body is a missing department
    missing: null,
    result({ description, active }, _, { body }) {
      claim(description === body.description && active, `"${body.description}", ativo`, { description, active });
    },
    invalid: [{ body: { description: ' ' }, fields: ['description', 'responsibles', 'active'] }, ...wrongNames],
    refused: [
      {
        title: 'um nome que outro departamento tem',
        async input(scene) {
          const { description } = await sharedDepartment(scene);
          return { body: { ...(await newDepartment(scene)), description: description.toUpperCase() } };
        },
        status: 409,
        code: 'CONFLICT',
        fields: ['description'],
      },
    ],
  },
  'departments.update': {
    as: 'administrator',
    async input(scene) {
      const { id, description } = await spareDepartment(scene);
      return { params: { id }, body: { description: `${description} b` } };
    },
    async result({ description, active }, scene, { params, body }) {
      claim(description === body.description && active, `"${body.description}", ainda ativo`, { description, active });
      const stored = await scene.as('administrator').call(getDepartment, { params });
      claim(stored.description === body.description, `"${body.description}" gravado`, stored.description);
    },
    invalid: wrongNames,
  },
  'departments.deactivate': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await spareDepartment(scene)).id } }),
    async result(_, scene, { params }) {
      const { active } = await scene.as('administrator').call(getDepartment, { params });
      claim(!active, 'o departamento inativo', active);
    },
  },
  'departments.activate': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await spareDepartment(scene)).id } }),
    result: ({ active }) => claim(active, 'o departamento ativo', active),
  },
  'sectors.get': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await sharedSector(scene)).id } }),
    async result({ department }, scene) {
      const { id } = await sharedDepartment(scene);
      claim(department.id === id, `o departamento ${id}`, department);
    },
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'sectors.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newSector(scene) }),
    missing: null,
    result({ description, department }, _, { body }) {
      const isSent = description === body.description && department.id === body.departmentId;
      claim(isSent, `"${body.description}" no departamento ${body.departmentId}`, { description, department });
    },
    invalid: [{ body: { description: ' ', departmentId: 1 }, fields: ['description', 'responsibles', 'active'] }],
    refused: [
      {
        title: 'um nome que outro setor do departamento tem',
        async input(scene) {
          const { description } = await sharedSector(scene);
          return { body: { ...(await newSector(scene)), description } };
        },
        status: 409,
        code: 'CONFLICT',
        fields: ['description'],
      },
    ],
  },
  'sectors.update': {
    as: 'administrator',
    async input(scene) {
      const { id, description } = await spareSector(scene);
      return { params: { id }, body: { description: `${description} b` } };
    },
    async result({ description }, scene, { params, body }) {
      claim(description === body.description, `"${body.description}"`, description);
      const stored = await scene.as('administrator').call(getSector, { params });
      claim(stored.description === body.description, `"${body.description}" gravado`, stored.description);
    },
    invalid: wrongNames,
  },
  'sectors.deactivate': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await spareSector(scene)).id } }),
    async result(_, scene, { params }) {
      const { active } = await scene.as('administrator').call(getSector, { params });
      claim(!active, 'o setor inativo', active);
    },
  },
  'sectors.activate': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await spareSector(scene)).id } }),
    result: ({ active }) => claim(active, 'o setor ativo', active),
  },
} satisfies Partial<Operations>;
