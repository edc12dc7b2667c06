import { listSheets, rateRequest } from '@tramita/client/contract';
import type { Operations } from '../../operation.ts';
import { newRequest, sharedRequest } from '../../scene/requests.ts';
import { absentUuid } from '../../wire/absent.ts';
import { claim, Unchecked } from '../../wire/deviation.ts';
import { refused } from '../../wire/refused.ts';
import { elementsOf, isInstant, long } from '../lists.ts';

/** Ratings, and what connects the server with other systems. */
export const integrationOperations = {
  'nps.rate': {
    as: 'requester',
    input: async (scene) => ({
      params: { uuid: (await newRequest(scene, 'finished')).protocol },
      body: { status: 1, comment: 'rápido' },
    }),
    hidden: ['outsider'],
    forbidden: [{ as: 'attendant', reason: 'NOT_REQUESTER' }],
    async result(_, scene, { params, body }) {
      const attempt = await scene.as('requester').attempt(rateRequest, { params, body });
      refused(attempt, { status: 409, code: 'NPS_ALREADY_RATED' });
    },
    invalid: [{ body: { status: 2, comment: long(501) }, fields: ['status', 'comment'] }],
    refused: [
      {
        title: 'avaliar uma solicitação em andamento',
        input: async (scene) => ({ params: { uuid: (await sharedRequest(scene, 'queued')).protocol } }),
        status: 400,
        code: 'NPS_NOT_AVAILABLE',
      },
    ],
  },
  'callbacks.receive': {
    as: null,
    // the address of a callback is sent only to the called system
    input: () => ({ params: { id: absentUuid }, query: { key: 'chave-errada' }, body: {} }),
    missing: null,
    onlyRefused: { status: 404, code: 'NOT_FOUND' },
    invalid: [{ params: { id: '7' }, query: {}, fields: ['id', 'key'] }],
  },
  'sheets.list': {
    as: 'administrator',
    input: () => ({ query: {} }),
    paged: elementsOf(100),
    invalid: [{ query: { q: long(201), page: -1, size: 101 }, fields: ['q', 'page', 'size'] }],
  },
  'sheets.download': {
    as: 'administrator',
    async input(scene) {
      const { elements } = await scene.as('administrator').call(listSheets, { query: { size: 1 } });
      const [first] = elements;
      if (!first)
        throw new Unchecked('Grave uma planilha com uma tarefa de serviço; a verificação só lê as que existem.');
      return { params: { id: first.id }, query: { format: 'csv' } };
    },
    result: (file) => claim(file.size > 0, 'o conteúdo da planilha', file.size),
    invalid: [{ params: { id: 'x' }, query: { format: 'pdf' }, fields: ['id', 'format'] }],
  },
  'outbox.list': {
    as: 'administrator',
    input: () => ({ query: {} }),
    paged: elementsOf(100),
    result({ elements }) {
      const wrong = elements.find(({ createdAt }) => !isInstant(createdAt));
      claim(wrong === undefined, '"createdAt" em UTC', wrong);
    },
    invalid: [
      { query: { channel: 'SMS', state: 'LOST', page: -1, size: 101 }, fields: ['channel', 'state', 'page', 'size'] },
    ],
  },
} satisfies Partial<Operations>;
