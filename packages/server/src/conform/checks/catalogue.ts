import {
  addFavouriteService,
  createServiceTicket,
  fieldsMetadata,
  getRequest,
  listServiceShortcuts,
  listServices,
  publishLinkedProcess,
  redeemServiceTicket,
  removeFavouriteService,
  type Started,
  startRequest,
} from '@tramita/client/contract';
import type { Operations, Refusal } from '../operation.ts';
import { linkedProcess, sharedService } from '../scene/processes.ts';
import { formValues } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { refused } from '../wire/refused.ts';
import { elementsOf, long, namesOf } from './lists.ts';

const byId = async (scene: Scene) => ({ params: { id: (await sharedService(scene)).id } });

/** Checks that a started request belongs to the requester. */
async function isStarted({ startProcessDto }: Started, scene: Scene): Promise<void> {
  const { protocol, idk, processInstanceId, taskUuid } = startProcessDto;
  claim(taskUuid === null, '"taskUuid" nulo, porque a próxima tarefa é do grupo', taskUuid);
  claim(processInstanceId === idk, `"processInstanceId" ${idk}`, processInstanceId);
  const request = await scene.as('requester').call(getRequest, { params: { uuid: protocol } });
  const { id } = await scene.person('requester');
  claim(request.instanceCreatedBy === id, `a solicitação de ${id}`, request.instanceCreatedBy);
}

const wrongForm = (input: Refusal['input']): Refusal => ({
  title: 'um formulário sem um campo obrigatório e com um que não existe',
  input,
  status: 400,
  code: 'FORM_INVALID',
  fields: ['item', 'intruso'],
});

const withRequirements = async (scene: Scene) => ({ query: { processId: (await sharedService(scene)).id } });
const onBehalf = (input: Refusal['input']): Refusal => ({
  title: 'agir em nome de outra pessoa sem o papel de suporte',
  as: 'requester',
  input,
  status: 403,
  code: 'ON_BEHALF_FORBIDDEN',
});
const forAttendant = async (scene: Scene) => ({
  query: { ...(await withRequirements(scene)).query, userName: (await scene.person('attendant')).userName },
});

const file = (name = 'nota.txt') => new File(['três vias'], name, { type: 'text/plain' });
const withFiles = async (scene: Scene, values: object, files: File[]) => ({
  body: { processId: (await sharedService(scene)).id, data: JSON.stringify(values), files },
});

/** Returns the linked service of the run. */
const linkedService = (scene: Scene) =>
  scene.shared('linked service', async () => {
    const body = await linkedProcess(scene);
    await scene.as('administrator').call(publishLinkedProcess, { body });
    const { elements } = await scene.as('requester').call(listServices, { query: { q: body.title, size: 100 } });
    const found = elements.find(({ title }) => title === body.title);
    claim(found !== undefined, `o serviço vinculado "${body.title}" no catálogo`, namesOf(elements));
    return found;
  });

/** Marks the shared service as a favourite; it is unmarked at the end. */
async function markedService(scene: Scene) {
  const input = await byId(scene);
  await scene.shared('favourite', async () =>
    scene.cleanUp.add({
      what: 'serviço favorito',
      async remove() {
        await scene.as('requester').call(removeFavouriteService, input);
        return null;
      },
    }),
  );
  await scene.as('requester').call(addFavouriteService, input);
  return input;
}

/** The catalogue and the start of requests. */
export const catalogueOperations = {
  'catalogue.listServices': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: elementsOf(100),
    invalid: [
      { query: { size: 101, category: 'x' }, fields: ['size', 'category'] },
      { query: { q: long(201) }, fields: ['q'] },
    ],
    rules: [
      {
        title: 'encontra um serviço pelo título com "q"',
        async check(scene) {
          const { title } = await sharedService(scene);
          const { elements, totalElements } = await scene.as('requester').call(listServices, { query: { q: title } });
          claim(elements.length === 1 && elements[0]?.title === title, `só "${title}"`, namesOf(elements));
          claim(totalElements === 1, 'o total 1', totalElements);
        },
      },
    ],
  },
  'catalogue.findService': {
    as: 'requester',
    input: async (scene) => ({ params: { name: (await sharedService(scene)).name } }),
    async result({ id, parentId, category }, scene) {
      const service = await sharedService(scene);
      claim(id === service.id && parentId === service.parentId && !category, `o serviço ${service.id}`, {
        id,
        parentId,
      });
    },
    invalid: [{ params: { name: long(201) }, fields: ['name'] }],
  },
  'catalogue.getService': {
    as: 'requester',
    input: byId,
    async result({ name }, scene) {
      const service = await sharedService(scene);
      claim(name === service.name, `"${service.name}"`, name);
    },
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
  },
  'catalogue.checkProcessRequirements': {
    as: 'requester',
    input: withRequirements,
    missing: { query: { processId: 2_147_483_000 } },
    result: (answer) =>
      claim(answer.canInitializeProcess && !answer.isHierarchyDependent, 'que a pessoa pode solicitar', answer),
    invalid: [{ query: {}, fields: ['processId'] }],
    refused: [onBehalf(forAttendant)],
  },
  'catalogue.checkHierarchyDependency': {
    as: 'requester',
    input: withRequirements,
    missing: { query: { processId: 2_147_483_000 } },
    result: ({ isHierarchyDependent }) => claim(!isHierarchyDependent, 'que não depende da hierarquia', true),
    invalid: [{ query: {}, fields: ['processId'] }],
    refused: [onBehalf(forAttendant)],
  },
  'catalogue.fieldsMetadata': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await sharedService(scene)).parentId } }),
    result({ fields, attachmentRequired }) {
      const names = fields.map(({ name }) => name);
      claim(names.join() === 'item,quantidade,busca', 'os campos item, quantidade e busca', names);
      const [item] = fields;
      claim(item?.label === 'Item' && String(item.rules.required) === 'true', '"item" obrigatório', item);
      claim(!attachmentRequired, 'anexo não obrigatório', attachmentRequired);
    },
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
    refused: [onBehalf(async (scene) => ({ query: { impersonateUser: (await scene.person('attendant')).userName } }))],
  },
  'catalogue.startRequest': {
    as: 'requester',
    input: async (scene) => ({ ...(await byId(scene)), body: formValues }),
    result: isStarted,
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
    refused: [
      wrongForm({ body: { item: '', intruso: 1 } }),
      {
        title: 'um texto longo demais',
        input: { body: { item: long(200_001) } },
        status: 400,
        code: 'FORM_INVALID',
        fields: ['item'],
      },
    ],
    rules: [
      {
        title: 'recusa um corpo que não é um objeto JSON: 400',
        async check(scene) {
          const { params } = await byId(scene);
          const attempt = await scene.as('requester').attempt(startRequest, { params, body: ['item'] });
          refused(attempt, { status: 400, code: 'VALIDATION_ERROR' });
        },
      },
    ],
  },
  'catalogue.startRequestFor': {
    as: 'support',
    input: async (scene) => ({
      ...(await byId(scene)),
      body: { username: (await scene.person('requester')).userName, data: formValues },
    }),
    result: isStarted,
    invalid: [{ body: { username: long(201) } as never, fields: ['username', 'data'] }],
    refused: [
      onBehalf(async (scene) => ({
        body: { username: (await scene.person('attendant')).userName, data: formValues },
      })),
      wrongForm(async (scene) => ({
        body: { username: (await scene.person('requester')).userName, data: { item: '', intruso: 1 } },
      })),
    ],
  },
  'catalogue.startWithAttachments': {
    as: 'requester',
    input: (scene) => withFiles(scene, formValues, [file()]),
    change: { data: JSON.stringify({ ...formValues, quantidade: 3 }) },
    missing: { body: { processId: 2_147_483_000, data: JSON.stringify(formValues), files: [] } },
    async result(started, scene) {
      await isStarted(started, scene);
      const params = { uuid: started.startProcessDto.protocol };
      const { attachments } = await scene.as('requester').call(getRequest, { params });
      claim(attachments[0]?.originalFileName === 'nota.txt', 'o anexo "nota.txt"', attachments);
    },
    invalid: [{ body: { processId: 'abc', data: '{' }, fields: ['processId', 'data'] }],
    refused: [
      wrongForm((scene) => withFiles(scene, { item: '', intruso: 1 }, [])),
      {
        title: 'uma extensão não aceita',
        input: (scene) => withFiles(scene, formValues, [file('programa.exe')]),
        status: 400,
        code: 'ATTACHMENT_EXT_ERROR',
      },
    ],
  },
  'catalogue.searchFieldOptions': {
    as: 'requester',
    input: async (scene) => ({ params: { id: await searchField(scene) }, body: { query: 'alf' } }),
    missing: { params: { id: 'nao-existe' } },
    result: (options) => claim(options.length === 1 && options[0]?.value === 'alfa', 'só a opção "Alfa"', options),
    invalid: [{ body: { query: long(201) }, fields: ['query'] }],
  },
  'catalogue.shortcuts': {
    as: 'requester',
    async input(scene) {
      await markedService(scene);
      return {};
    },
    async result({ favourites }, scene) {
      const { title } = await sharedService(scene);
      claim(
        favourites.some((service) => service.title === title),
        `"${title}" entre as favoritas`,
        namesOf(favourites),
      );
    },
  },
  'catalogue.addFavourite': {
    as: 'requester',
    input: markedService,
    async result(_, scene) {
      const { favourites } = await scene.as('requester').call(listServiceShortcuts);
      const { title } = await sharedService(scene);
      claim(
        favourites.some((service) => service.title === title),
        `"${title}" entre as favoritas`,
        namesOf(favourites),
      );
    },
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'catalogue.removeFavourite': {
    as: 'requester',
    input: markedService,
    async result(_, scene) {
      const { favourites } = await scene.as('requester').call(listServiceShortcuts);
      const { title } = await sharedService(scene);
      claim(
        !favourites.some((service) => service.title === title),
        `"${title}" fora das favoritas`,
        namesOf(favourites),
      );
    },
  },
  'catalogue.serviceTicket': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await linkedService(scene)).id } }),
    result: ({ ticket }) => claim(ticket !== '', 'um código de acesso', ticket),
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'catalogue.redeemServiceTicket': {
    as: null,
    async input(scene) {
      const params = { id: (await linkedService(scene)).id };
      return { body: { ticket: (await scene.as('requester').call(createServiceTicket, { params })).ticket } };
    },
    missing: { body: { ticket: 'nao-existe' } },
    async result({ userName, service }, scene, { body }) {
      const requester = await scene.person('requester');
      claim(userName === requester.userName, requester.userName, userName);
      const { title } = await linkedService(scene);
      claim(service.title === title, `o serviço "${title}"`, service);
      const again = await scene.anonymous.attempt(redeemServiceTicket, { body });
      refused(again, { status: 404, code: 'NOT_FOUND' });
    },
    invalid: [{ body: { ticket: '' }, fields: ['ticket'] }],
  },
} satisfies Partial<Operations>;

/** Returns the id of the search field, as the form returns it. */
async function searchField(scene: Scene): Promise<string> {
  const { parentId } = await sharedService(scene);
  const { fields } = await scene.as('requester').call(fieldsMetadata, { params: { id: parentId } });
  const found = fields.find(({ name }) => name === 'busca');
  claim(found !== undefined, 'o campo "busca" no formulário', fields);
  return found.id;
}
