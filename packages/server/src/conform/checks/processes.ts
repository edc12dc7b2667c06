import {
  getProcess,
  listProcessCategories,
  listProcesses,
  publishProcess,
  saveScenarios,
} from '@tramita/client/contract';
import type { Operations, Refusal } from '../operation.ts';
import { sharedDepartment, sharedSector } from '../scene/areas.ts';
import { findProcess, linkedProcess, sharedService, shortProcess } from '../scene/processes.ts';
import { newRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { elementsOf, isInstant, long, namesOf } from './lists.ts';

const byId = async (scene: Scene) => ({ params: { id: (await sharedService(scene)).id } });

const invalidProcess = (title: string, parts: object, fields: readonly string[]): Refusal => ({
  title,
  input: async (scene) => ({ body: { ...(await shortProcess(scene)), ...parts } }),
  status: 400,
  code: 'PROCESS_INVALID',
  fields,
});

const call = {
  method: 'GET',
  endpoint: 'https://conformidade.invalid/',
  requestHeaders: [],
  requestParams: [],
} as const;

const scenario = { id: 'cenario', name: 'Caminho comum', values: {}, answers: [] };

/** Processes for the people who model them. */
export const processOperations = {
  'processes.list': {
    as: 'administrator',
    async input(scene) {
      await sharedService(scene);
      return { query: {} };
    },
    paged: elementsOf(100),
    result({ elements }) {
      const wrong = elements.find(({ createdAt }) => !isInstant(createdAt));
      claim(wrong === undefined, '"createdAt" em UTC', wrong);
    },
    sorted: [
      {
        title: 'do mais novo para o mais antigo',
        async input(scene) {
          await sharedService(scene);
          await scene.as('administrator').call(publishProcess, { body: await shortProcess(scene) });
          return { query: { q: scene.prefix, size: 100 } };
        },
        keys: ({ elements }) => elements.map(({ createdAt }) => createdAt),
        direction: 'DESC',
      },
    ],
    invalid: [{ query: { q: long(201), page: -1, size: 101 }, fields: ['q', 'page', 'size'] }],
    rules: [
      {
        title: 'encontra um processo pelo título com "q"',
        async check(scene) {
          const { title } = await sharedService(scene);
          const { elements } = await scene.as('administrator').call(listProcesses, { query: { q: title } });
          claim(elements.length === 1 && elements[0]?.title === title, `só "${title}"`, namesOf(elements));
        },
      },
    ],
  },
  'processes.get': {
    as: 'administrator',
    input: byId,
    async result({ title, isLastVersion, steps, fields, hasNps }, scene) {
      const service = await sharedService(scene);
      claim(title === service.title && isLastVersion && hasNps === true, `"${service.title}"`, {
        title,
        isLastVersion,
      });
      const ids = steps.map(({ id }) => id);
      claim(
        ['inicio', 'atender', 'aprovar', 'fim'].every((id) => ids.includes(id)),
        'as quatro etapas',
        ids,
      );
      claim(
        fields.some(({ name }) => name === 'parecer'),
        'o campo "parecer"',
        fields,
      );
    },
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'processes.publish': {
    as: 'administrator',
    input: async (scene) => ({ body: await shortProcess(scene) }),
    async result({ id, version }, scene, { body }) {
      const stored = await scene.as('administrator').call(getProcess, { params: { id } });
      claim(stored.version === version && stored.title === body.title, `a versão ${version}`, stored.version);
      const next = await scene.as('administrator').call(publishProcess, { body: await shortProcess(scene) });
      claim(next.version === version + 1, `em seguida a versão ${version + 1}`, next.version);
    },
    invalid: [{ body: { title: 'x' }, fields: ['steps', 'data', 'dataSteps', 'gatewayFlows'] }],
    refused: [
      invalidProcess('um processo sem NPS escolhido', { hasNps: null }, ['process']),
      invalidProcess('uma categoria que não existe', { category: { id: 2_147_483_000, title: 'x' } }, ['category']),
      {
        title: 'publicar sem ter visto a última versão',
        async input(scene) {
          await scene.as('administrator').call(publishProcess, { body: await shortProcess(scene) });
          return { body: { ...(await shortProcess(scene)), knownVersion: 0 } };
        },
        status: 409,
        code: 'PROCESS_OUTDATED',
      },
    ],
  },
  'processes.publishLinked': {
    as: 'administrator',
    input: async (scene) => ({ body: await linkedProcess(scene) }),
    async result(_, scene, { body }) {
      const id = await findProcess(scene, String(body.title));
      claim(id !== null, `"${body.title}" entre os processos`, id);
    },
    refused: [
      {
        title: 'um processo vinculado sem os dados obrigatórios',
        input: { body: {} },
        status: 400,
        code: 'PROCESS_INVALID',
        fields: ['title', 'url', 'active', 'department', 'sector'],
      },
      {
        title: 'um endereço que não é de uma página',
        input: async (scene) => ({ body: { ...(await linkedProcess(scene)), url: 'javascript:alert(1)' } }),
        status: 400,
        code: 'PROCESS_INVALID',
        fields: ['url'],
      },
    ],
  },
  'processes.ofDepartment': {
    as: 'administrator',
    async input(scene) {
      await sharedService(scene);
      return { params: { department: (await sharedDepartment(scene)).id }, query: {} };
    },
    paged: elementsOf(100),
    async result({ elements }, scene) {
      const { title } = await sharedService(scene);
      const isOwn =
        elements.some((one) => one.title === title) && elements.every((one) => one.title.startsWith(scene.prefix));
      claim(isOwn, `"${title}", e só os processos do departamento`, namesOf(elements));
    },
    invalid: [{ params: { department: 'x' }, query: { size: 0 }, fields: ['department', 'size'] }],
  },
  'processes.ofSectors': {
    as: 'administrator',
    async input(scene) {
      await sharedService(scene);
      return { query: { sectorIds: `${(await sharedSector(scene)).id},999999999` } };
    },
    paged: elementsOf(100),
    async result({ elements }, scene) {
      const { title } = await sharedService(scene);
      const isOwn =
        elements.some((one) => one.title === title) && elements.every((one) => one.title.startsWith(scene.prefix));
      claim(isOwn, `"${title}", e só os processos do setor`, namesOf(elements));
    },
    invalid: [
      { query: { sectorIds: '1,x', size: 101 }, fields: ['sectorIds', 'size'] },
      { query: {}, fields: ['sectorIds'] },
    ],
  },
  'processes.categories': {
    as: 'administrator',
    input: () => ({ query: {} }),
    invalid: [{ query: { query: long(201) }, fields: ['query'] }],
    rules: [
      {
        title: 'filtra por "query"',
        async check(scene) {
          const query = 'nenhuma categoria tem este nome';
          const found = await scene.as('administrator').call(listProcessCategories, { query: { query } });
          claim(found.length === 0, 'nenhuma categoria', namesOf(found));
        },
      },
    ],
  },
  'processes.assigneeStatuses': { as: 'administrator', input: () => ({}) },
  'processes.testCall': {
    as: 'administrator',
    // a reserved name, so that the server calls no one
    input: () => ({ body: { ...call, requestHeaders: [], requestParams: [], data: {} } }),
    result: ({ statusCode }) => claim(Number.isInteger(statusCode), 'um status, 0 sem resposta', statusCode),
    invalid: [
      { body: { ...call, method: 'TRACE', endpoint: '' }, fields: ['method', 'endpoint'] },
      { body: { method: 'GET', endpoint: 'https://conformidade.invalid/' }, fields: ['requestHeaders', 'data'] },
    ],
  },
  'processes.impact': {
    as: 'administrator',
    async input(scene) {
      await newRequest(scene, 'queued');
      return byId(scene);
    },
    result: ({ running }) => claim((running[0]?.count ?? 0) > 0, 'as solicitações em andamento', running),
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'processes.saveScenarios': {
    as: 'administrator',
    input: async (scene) => ({ ...(await byId(scene)), body: { scenarios: [scenario] } }),
    async result(_, scene, { params }) {
      const { scenarios } = await scene.as('administrator').call(getProcess, { params });
      claim(scenarios[0]?.name === scenario.name, `o cenário "${scenario.name}"`, scenarios);
      await scene.as('administrator').call(saveScenarios, { params, body: { scenarios: [] } });
    },
    invalid: [
      { body: {}, fields: ['scenarios'] },
      { body: { scenarios: Array.from({ length: 51 }, () => scenario) }, fields: ['scenarios'] },
    ],
  },
} satisfies Partial<Operations>;
