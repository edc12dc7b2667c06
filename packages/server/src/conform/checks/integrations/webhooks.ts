import { listDeliveries, listWebhooks, testWebhook } from '@tramita/client/contract';
import type { Operations } from '../../operation.ts';
import type { Scene } from '../../scene/scene.ts';
import { createdWebhook, newWebhook } from '../../scene/webhooks.ts';
import { claim } from '../../wire/deviation.ts';
import { long } from '../lists.ts';

const stored = async (scene: Scene, id: number) => {
  const { elements } = await scene.as('administrator').call(listWebhooks);
  return elements.find((webhook) => webhook.id === id);
};
const onWebhook = async (scene: Scene) => ({ params: { id: (await createdWebhook(scene)).id } });
const invalidId = [{ params: { id: 'x' as never }, fields: ['id'] }];
const invalidParts = [
  { body: { name: long(101), events: [] }, fields: ['name', 'events'] },
  { body: { url: 'ftp://conformidade.invalid' }, fields: ['url'] },
];

/** Webhooks and their deliveries, all additions. */
export const webhookOperations = {
  'webhooks.list': {
    as: 'administrator',
    input: () => ({}),
    result({ elements }) {
      const wrong = elements.find((webhook) => 'secret' in webhook);
      claim(wrong === undefined, 'nenhum segredo', wrong?.name);
    },
  },
  'webhooks.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newWebhook(scene) }),
    async result({ id, name, secret, active }, scene, { body }) {
      claim(name === body.name && active, `o webhook "${body.name}" ativo`, { name, active });
      claim(secret.startsWith('whsec_'), 'o segredo', secret.slice(0, 6));
      claim((await stored(scene, id))?.name === body.name, `o webhook "${body.name}" gravado`, id);
    },
    invalid: invalidParts.slice(0, 1),
    refused: [
      {
        title: 'um nome que outro webhook tem',
        input: async (scene) => ({
          body: { ...(await newWebhook(scene)), name: (await createdWebhook(scene)).name },
        }),
        status: 409,
        code: 'CONFLICT',
        fields: ['name'],
      },
    ],
  },
  'webhooks.update': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onWebhook(scene)), body: { active: false } }),
    async result({ active }, scene, { params }) {
      claim(!active && !(await stored(scene, Number(params.id)))?.active, 'o webhook desativado', active);
    },
    invalid: invalidParts,
  },
  'webhooks.remove': {
    as: 'administrator',
    input: onWebhook,
    async result(_, scene, { params }) {
      claim((await stored(scene, Number(params.id))) === undefined, 'o webhook fora da lista', params.id);
    },
    invalid: invalidId,
  },
  'webhooks.rotate': {
    as: 'administrator',
    input: onWebhook,
    result({ secret, formerSecretUntil }) {
      claim(secret.startsWith('whsec_') && formerSecretUntil !== null, 'o novo segredo', formerSecretUntil);
    },
    invalid: invalidId,
  },
  'webhooks.test': {
    as: 'administrator',
    input: onWebhook,
    result({ type, state }) {
      claim(type === 'ping' && state === 'WAITING', 'o evento ping na fila', { type, state });
    },
    invalid: invalidId,
  },
  'webhooks.deliveries': {
    as: 'administrator',
    async input(scene) {
      const call = await onWebhook(scene);
      await scene.as('administrator').call(testWebhook, call);
      return { ...call, query: {} };
    },
    result({ elements, totalElements }) {
      claim(elements.length === 1 && totalElements === 1, 'a entrega do teste', elements);
    },
    invalid: [{ query: { state: 'X' as never, page: -1 }, fields: ['state', 'page'] }],
  },
  'webhooks.resend': {
    as: 'administrator',
    async input(scene) {
      const call = await onWebhook(scene);
      const { id: delivery } = await scene.as('administrator').call(testWebhook, call);
      return { params: { ...call.params, delivery } };
    },
    async result({ messageId }, scene, { params }) {
      const call = { params: { id: params.id }, query: {} };
      const { elements } = await scene.as('administrator').call(listDeliveries, call);
      claim(elements[0]?.messageId === messageId, 'o mesmo webhook-id', messageId);
    },
    invalid: [{ params: { id: 1, delivery: 'x' as never }, fields: ['delivery'] }],
  },
  'webhooks.resendFailed': {
    as: 'administrator',
    input: async (scene) => ({
      ...(await onWebhook(scene)),
      body: { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' },
    }),
    result({ count }) {
      claim(count === 0, 'nenhuma entrega do período', count);
    },
    invalid: [{ body: { from: 'ontem', to: 'hoje' }, fields: ['from', 'to'] }],
  },
} satisfies Partial<Operations>;
