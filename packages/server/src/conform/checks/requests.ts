import {
  addComment,
  executeStep,
  getRequest,
  getSteps,
  listComments,
  listHistory,
  uploadAttachment,
} from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { newRequest, newStoppedRequest, type SentRequest, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { isInstant, long } from './lists.ts';

const shared = (scene: Scene) => sharedRequest(scene, 'queued');
const byNumber = async (scene: Scene) => ({ params: { id: (await shared(scene)).idk } });
const byProtocol = async (scene: Scene) => ({ params: { uuid: (await shared(scene)).protocol } });

const note = (name = 'nota.txt', content = 'três vias'): File => new File([content], name, { type: 'text/plain' });

/** Adds a file to the shared request; the request keeps it. */
async function attached(scene: Scene): Promise<SentRequest & { readonly file: number }> {
  const request = await shared(scene);
  const body = { attachment: note(), processInstanceId: request.idk };
  return { ...request, file: (await scene.as('requester').call(uploadAttachment, { body })).id };
}
const sharedFile = (scene: Scene) => scene.shared('attachment', () => attached(scene));

/** Returns the refusals of a file that may not be attached. */
const wrongFile = (title: string, file: (scene: Scene) => File, status: 400 | 413, code: FileError) => ({
  title,
  async input(scene: Scene) {
    return { body: { attachment: file(scene), processInstanceId: (await shared(scene)).idk } };
  },
  status,
  code,
});
type FileError = 'ATTACHMENT_ERROR' | 'ATTACHMENT_EXT_ERROR' | 'ATTACHMENT_FILENAME_SIZE_EXCEEDED' | 'MAX_FILE_SIZE';

/** Returns the values of a list of ISO dates or ids, to compare their order. */
const sortedBy = <Row extends { readonly id: number }>(rows: readonly Row[]) => rows.map(({ id }) => id);

/** Requests: their data, history, comments and attachments, and their end. */
export const requestOperations = {
  'requests.get': {
    as: 'requester',
    input: byProtocol,
    hidden: ['outsider'],
    async result({ protocol, processInstanceId, processTitle, createdAt, instanceCreatedBy }, scene) {
      const { idk, protocol: own } = await shared(scene);
      const { id } = await scene.person('requester');
      const isRight = protocol === own && processInstanceId === idk && instanceCreatedBy === id;
      claim(isRight, `a solicitação ${idk} de ${id}`, { protocol, processInstanceId, instanceCreatedBy });
      claim(processTitle.startsWith(scene.prefix) && isInstant(createdAt), 'o título e a data', createdAt);
    },
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
    rules: [
      {
        title: 'mostra qualquer solicitação a quem consulta relatórios',
        async check(scene) {
          const { protocol } = await shared(scene);
          await scene.as('reporter').call(getRequest, { params: { uuid: protocol } });
        },
      },
    ],
  },
  'requests.steps': {
    as: 'requester',
    input: async (scene) => ({ query: { idk: (await shared(scene)).idk } }),
    missing: { query: { idk: 2_147_483_000 } },
    hidden: ['outsider'],
    result({ steps }) {
      const [current] = steps.filter(({ currentStep }) => currentStep);
      claim(current?.title === 'Atender' && current.status === 'NONE', 'a etapa atual "Atender"', current);
      const orders = steps.map(({ stepOrder }) => stepOrder);
      claim(
        orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0)),
        'as etapas em ordem',
        orders,
      );
      const contradicts = steps.find(({ fail, status }) => fail !== (status === 'FAILED'));
      claim(contradicts === undefined, '"fail" só com status FAILED', contradicts);
    },
    invalid: [{ query: { idk: 'x' }, fields: ['idk'] }],
  },
  'requests.forecast': {
    as: 'requester',
    input: async (scene) => ({ params: { protocol: (await shared(scene)).protocol } }),
    hidden: ['outsider'],
    result({ basis, samples, p10, p50, p90 }) {
      const moments = [p10, p50, p90];
      const isRight =
        basis === 'UNKNOWN'
          ? moments.every((moment) => moment === null)
          : moments.every((moment) => moment !== null && isInstant(moment));
      claim(isRight && (basis === 'HISTORY') === samples > 0, 'momentos e número que combinam com a base', {
        basis,
        samples,
        moments,
      });
    },
    invalid: [{ params: { protocol: 'x' }, fields: ['protocol'] }],
  },
  'requests.newestTask': {
    as: 'requester',
    input: async (scene) => ({ params: { protocol: (await sharedRequest(scene, 'approval')).protocol } }),
    hidden: ['outsider'],
    async result({ menu, task }, scene) {
      const request = await sharedRequest(scene, 'approval');
      claim(task.uuid === request.task, `a tarefa ${request.task}`, task.uuid);
      claim(menu === 'my-tasks/to-do', '"my-tasks/to-do"', menu);
    },
    invalid: [{ params: { protocol: 'x' }, fields: ['protocol'] }],
  },
  'requests.cancel': {
    as: 'requester',
    input: async (scene) => ({
      params: { protocolKirk: (await newRequest(scene, 'queued')).protocol },
      body: { motive: 'desisti' },
    }),
    hidden: ['outsider'],
    async result({ protocol, status }, scene, { params }) {
      claim(status === 'CANCELED' && protocol === params.protocolKirk, 'a solicitação cancelada', { protocol, status });
      const stored = await scene.as('requester').call(getRequest, { params: { uuid: protocol } });
      claim(stored.status === 'CANCELED', 'o cancelamento gravado', stored.status);
    },
    forbidden: [{ as: 'attendant', reason: 'NOT_CREATOR' }],
    invalid: [{ body: { motive: long(201) }, fields: ['motive'] }],
    refused: [
      {
        title: 'um cancelamento sem motivo',
        input: { body: { motive: ' ' } },
        status: 400,
        code: 'MOTIVE_REQUIRED',
        fields: ['motive'],
      },
      {
        title: 'cancelar uma solicitação encerrada',
        input: async (scene) => ({ params: { protocolKirk: (await sharedRequest(scene, 'finished')).protocol } }),
        status: 409,
        code: 'PROCESS_ENDED',
      },
    ],
  },
  'requests.retryStep': {
    as: 'administrator',
    input: async (scene) => ({
      params: { idk: (await newRequest(scene, 'approval')).idk, step: await orderOf(scene, 'Atender') },
      body: { motive: 'faltou o orçamento' },
    }),
    hidden: ['outsider'],
    forbidden: [{ as: 'requester', reason: 'NOT_OWNER' }],
    result({ steps }) {
      const [current] = steps.filter(({ currentStep }) => currentStep);
      claim(current?.title === 'Atender', 'a solicitação de volta à etapa "Atender"', current?.title);
    },
    invalid: [
      { params: { idk: 'x', step: '-1' }, fields: ['idk', 'step'] },
      { body: { motive: long(201) }, fields: ['motive'] },
    ],
    refused: [
      {
        title: 'voltar a uma etapa em que a solicitação ainda está',
        input: async (scene) => ({
          params: { idk: (await shared(scene)).idk, step: await orderOf(scene, 'Aprovar') },
        }),
        status: 409,
        code: 'STEP_NOT_RETRYABLE',
      },
      {
        title: 'uma solicitação encerrada',
        input: async (scene) => ({
          params: { idk: (await sharedRequest(scene, 'finished')).idk, step: await orderOf(scene, 'Atender') },
        }),
        status: 409,
        code: 'PROCESS_ENDED',
      },
    ],
  },
  'requests.executeStep': {
    as: 'administrator',
    input: async (scene) => ({ params: { idk: (await newStoppedRequest(scene)).idk }, body: {} }),
    hidden: ['outsider'],
    forbidden: [{ as: 'requester', reason: 'NOT_OWNER' }],
    result({ steps }) {
      claim(
        steps.some(({ title }) => title === 'Decidir'),
        'as etapas da solicitação',
        steps,
      );
    },
    invalid: [{ body: { motive: long(201) }, fields: ['motive'] }],
    refused: [
      {
        title: 'uma solicitação que não falhou',
        input: async (scene) => ({ params: { idk: (await shared(scene)).idk } }),
        status: 409,
        code: 'STEP_NOT_FAILED',
      },
    ],
    rules: [
      {
        title: 'mostra a etapa que falhou',
        async check(scene) {
          const { idk } = await newStoppedRequest(scene);
          const { steps } = await scene.as('administrator').call(getSteps, { query: { idk } });
          claim(
            steps.some(({ fail }) => fail),
            'uma etapa com falha',
            steps,
          );
          await scene.as('administrator').call(executeStep, { params: { idk }, body: {} });
        },
      },
    ],
  },
  'requests.listComments': {
    as: 'attendant',
    async input(scene) {
      const { idk: id } = await shared(scene);
      for (const comments of ['primeiro', 'segundo']) {
        await scene.as('requester').call(addComment, { params: { id }, body: { comments } });
      }
      return { params: { id } };
    },
    hidden: ['outsider'],
    async result(comments, scene) {
      const { id } = await scene.person('requester');
      const isRight = comments.at(-1)?.comments === 'segundo' && comments.at(-1)?.assignee.id === id;
      claim(isRight, 'por último o comentário mais novo, com quem escreveu', comments.at(-1));
    },
    sorted: [{ title: 'do mais antigo para o mais novo', input: {}, keys: sortedBy, direction: 'ASC' }],
  },
  'requests.addComment': {
    as: 'requester',
    input: async (scene) => ({ ...(await byNumber(scene)), body: { comments: 'com urgência' } }),
    hidden: ['outsider'],
    async result({ comments, assignee }, scene, { params }) {
      const { id } = await scene.person('requester');
      claim(comments === 'com urgência' && assignee.id === id, 'o comentário enviado', { comments, assignee });
      const stored = await scene.as('attendant').call(listComments, { params });
      claim(
        stored.some((one) => one.comments === comments),
        'o comentário gravado',
        stored,
      );
    },
    invalid: [
      { body: {}, fields: ['comments'] },
      { body: { comments: long(4001) }, fields: ['comments'] },
    ],
    refused: [
      {
        title: 'um comentário em branco',
        input: { body: { comments: ' \n ' } },
        status: 400,
        code: 'PAYLOAD_EMPTY_COMMENTS',
      },
    ],
    rules: [
      {
        title: 'grava um comentário só uma vez com a mesma Idempotency-Key',
        async check(scene) {
          const { idk: id } = await shared(scene);
          const comments = scene.name('comentario');
          const key = { 'idempotency-key': crypto.randomUUID() };
          for (let sent = 0; sent < 2; sent += 1) {
            await scene.as('requester').attempt(addComment, { params: { id }, body: { comments } }, key);
          }
          const stored = await scene.as('requester').call(listComments, { params: { id } });
          const count = stored.filter((one) => one.comments === comments).length;
          claim(count === 1, 'um comentário', count);
        },
      },
    ],
  },
  'requests.listHistory': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await sharedRequest(scene, 'finished')).protocol } }),
    hidden: ['outsider'],
    result(events) {
      claim(events.length > 2 && events.every(({ message }) => message !== ''), 'os eventos com texto', events);
    },
    sorted: [{ title: 'do mais novo para o mais antigo', input: {}, keys: sortedBy, direction: 'DESC' }],
    rules: [
      {
        title: 'aceita também o número da solicitação',
        async check(scene) {
          const { idk, protocol } = await sharedRequest(scene, 'finished');
          const requester = scene.as('requester');
          const byIdk = await requester.call(listHistory, { params: { id: String(idk) } });
          const events = await requester.call(listHistory, { params: { id: protocol } });
          claim(byIdk.length === events.length, `${events.length} eventos`, byIdk.length);
        },
      },
    ],
  },
  'requests.uploadAttachment': {
    as: 'requester',
    input: async (scene) => ({ body: { attachment: note(), processInstanceId: (await shared(scene)).idk } }),
    missing: { body: { attachment: note(), processInstanceId: 2_147_483_000 } },
    hidden: ['outsider'],
    async result({ id, originalFileName }, scene) {
      claim(originalFileName === 'nota.txt', '"nota.txt"', originalFileName);
      const params = { uuid: (await shared(scene)).protocol };
      const { attachments } = await scene.as('requester').call(getRequest, { params });
      claim(
        attachments.some((one) => one.id === id),
        `o anexo ${id} na solicitação`,
        attachments,
      );
    },
    invalid: [{ body: { processInstanceId: 'abc' }, fields: ['attachment', 'processInstanceId'] }],
    refused: [
      wrongFile('um arquivo vazio', () => note('vazio.txt', ''), 400, 'ATTACHMENT_ERROR'),
      wrongFile('uma extensão não aceita', () => note('programa.exe'), 400, 'ATTACHMENT_EXT_ERROR'),
      wrongFile('um nome longo', () => note(`${long(97)}.txt`), 400, 'ATTACHMENT_FILENAME_SIZE_EXCEEDED'),
      wrongFile(
        'um arquivo maior que o limite (--attachment-mb)',
        ({ attachmentMaxBytes }) => note('grande.txt', long(attachmentMaxBytes + 1)),
        413,
        'MAX_FILE_SIZE',
      ),
    ],
  },
  'requests.downloadAttachment': {
    as: 'attendant',
    async input(scene) {
      const { idk, file } = await sharedFile(scene);
      return { params: { processInstanceId: idk, attachmentId: file, fileName: 'nota.txt' } };
    },
    hidden: ['outsider'],
    async result(file) {
      const text = await file.text();
      claim(text === 'três vias', 'o conteúdo enviado', text);
    },
    invalid: [
      {
        params: { processInstanceId: 'x', attachmentId: 'y', fileName: 'a' },
        fields: ['processInstanceId', 'attachmentId'],
      },
    ],
  },
  'requests.deleteAttachment': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await attached(scene)).file } }),
    hidden: ['outsider'],
    result: ({ attachmentId }, _, { params }) =>
      claim(attachmentId === params.id, `"attachmentId" ${params.id}`, attachmentId),
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
  },
} satisfies Partial<Operations>;

/** Returns the `stepOrder` of a step of the shared service. */
async function orderOf(scene: Scene, title: string): Promise<number> {
  const { idk } = await sharedRequest(scene, 'approval');
  const { steps } = await scene.as('requester').call(getSteps, { query: { idk } });
  return steps.find((step) => step.title === title)?.stepOrder ?? 0;
}
