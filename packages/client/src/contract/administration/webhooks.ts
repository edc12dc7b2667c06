import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { webhookAddressMaxLength, webhookNameMaxLength, webhookProcessesMax, webhooksMax } from '../base/limits.ts';
import { idSchema, pageOf, pageSchema, sizeSchema } from '../base/paging.ts';

export { webhookAddressMaxLength, webhookNameMaxLength, webhookProcessesMax, webhooksMax } from '../base/limits.ts';

/** Events that a webhook may ask for. */
export const webhookEvents = [
  'request.started',
  'request.finished',
  'request.canceled',
  'step.reached',
  'step.failed',
  'task.opened',
  'task.taken',
  'task.finished',
  'request.rated',
  'person.created',
  'person.changed',
  'person.deactivated',
  'process.published',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** An address that receives events. Times are ISO 8601 in UTC. */
export const webhookSchema = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  /** `webhookEvents`; later versions may add events. */
  events: z.array(z.string()),
  /** Processes whose requests it gets events of, by the id that all versions share; empty for all. */
  processes: z.array(z.object({ id: z.number(), title: z.string() })),
  responsible: z.object({ id: z.number(), completeName: z.string() }),
  /** False if an administrator or repeated failures disabled it. */
  active: z.boolean(),
  createdAt: z.string(),
  /** Until when deliveries are also signed with the former secret; null without one. */
  formerSecretUntil: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** A webhook with its new secret, which is returned this once. */
export const webhookWithSecretSchema = z.extend(webhookSchema, { secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;

/** An event for a webhook, with its attempts, the newest first. */
export const deliverySchema = z.object({
  id: z.number(),
  /** The `webhook-id`, the same for each attempt. */
  messageId: z.string(),
  type: z.string(),
  /** The body that is sent. */
  body: z.string(),
  state: z.enum(deliveryStates),
  createdAt: z.string(),
  attempts: z.array(
    z.object({
      at: z.string(),
      /** Null if there was no response. */
      status: z.nullable(z.number()),
      durationMs: z.number(),
      /** The first 2 KiB of the response, or why there was none. */
      answer: z.nullable(z.string()),
    }),
  ),
});
export type Delivery = z.infer<typeof deliverySchema>;

const parts = {
  name: z.string().check(z.minLength(1), z.maxLength(webhookNameMaxLength)),
  url: z.string().check(z.minLength(1), z.maxLength(webhookAddressMaxLength)),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  processes: z.array(idSchema).check(z.maxLength(webhookProcessesMax)),
  /** Id of the responsible person. */
  responsible: idSchema,
};

const one = z.object({ id: idSchema });
const oneDelivery = z.object({ id: idSchema, delivery: idSchema });

/** GET /webhooks: returns all webhooks by name, at most 50. */
export const listWebhooks = endpoint({
  id: 'webhooks.list',
  summary: 'Webhooks',
  method: 'GET',
  path: '/v1/webhooks',
  policy: 'admin',
  addition: true,
  response: z.object({ elements: z.array(webhookSchema).check(z.maxLength(webhooksMax)) }),
});

/** POST /webhooks: creates a webhook with its secret. 409 if another one has its name or there are 50. */
export const createWebhook = endpoint({
  id: 'webhooks.create',
  summary: 'Cadastra um webhook',
  method: 'POST',
  path: '/v1/webhooks',
  policy: 'admin',
  addition: true,
  body: z.object({ ...parts, processes: z.optional(parts.processes) }),
  response: webhookWithSecretSchema,
  status: 201,
  errors: ['CONFLICT'],
  // with a key, the response would be stored, and with it the secret
  idempotent: false,
});

/** PATCH /webhooks/{id}: changes the given parts of a webhook, or enables or disables it. */
export const updateWebhook = endpoint({
  id: 'webhooks.update',
  summary: 'Altera um webhook',
  method: 'PATCH',
  path: '/v1/webhooks/{id}',
  policy: 'admin',
  addition: true,
  params: one,
  body: z.partial(z.object({ ...parts, active: z.boolean() })),
  response: webhookSchema,
  errors: ['CONFLICT'],
});

/** DELETE /webhooks/{id}: removes a webhook; waiting deliveries are not made any more. */
export const removeWebhook = endpoint({
  id: 'webhooks.remove',
  summary: 'Exclui um webhook',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  policy: 'admin',
  addition: true,
  params: one,
  responseKind: 'none',
  status: 204,
});

/** POST /webhooks/{id}/secret: creates the next secret. Deliveries are signed with both for 24 hours. */
export const rotateWebhookSecret = endpoint({
  id: 'webhooks.rotate',
  summary: 'Emite o próximo segredo de um webhook',
  method: 'POST',
  path: '/v1/webhooks/{id}/secret',
  policy: 'admin',
  addition: true,
  params: one,
  response: webhookWithSecretSchema,
  status: 201,
});

/** POST /webhooks/{id}/test: queues a `ping` event. */
export const testWebhook = endpoint({
  id: 'webhooks.test',
  summary: 'Envia um evento de teste a um webhook',
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  policy: 'admin',
  addition: true,
  params: one,
  response: deliverySchema,
  status: 201,
});

/** GET /webhooks/{id}/deliveries: returns the deliveries of the last 30 days, the newest first. */
export const listDeliveries = endpoint({
  id: 'webhooks.deliveries',
  summary: 'Entregas de um webhook',
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  policy: 'admin',
  addition: true,
  params: one,
  query: z.object({ state: z.optional(z.enum(deliveryStates)), page: pageSchema, size: sizeSchema(25, 100) }),
  response: pageOf(deliverySchema),
});

/** POST /webhooks/{id}/deliveries/{delivery}/resend: repeats a delivery with the same `webhook-id`. */
export const resendDelivery = endpoint({
  id: 'webhooks.resend',
  summary: 'Repete uma entrega',
  method: 'POST',
  path: '/v1/webhooks/{id}/deliveries/{delivery}/resend',
  policy: 'admin',
  addition: true,
  params: oneDelivery,
  response: deliverySchema,
});

/** POST /webhooks/{id}/resend: repeats all failed deliveries of a period. Both ends are inclusive. */
export const resendFailed = endpoint({
  id: 'webhooks.resendFailed',
  summary: 'Repete as entregas que falharam em um período',
  method: 'POST',
  path: '/v1/webhooks/{id}/resend',
  policy: 'admin',
  addition: true,
  params: one,
  body: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  response: z.object({ count: z.number() }),
});
