import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema } from './base/paging.ts';

/**
 * POST /services/{id}/ticket: returns a ticket with which an external service can identify the user once, within a
 * minute. The ticket replaces `{token}` in the service's URL; a long-lived token there would end up in logs. An
 * addition.
 */
export const createServiceTicket = endpoint({
  id: 'catalogue.serviceTicket',
  summary: 'Código de acesso de uso único para um serviço externo',
  method: 'POST',
  path: '/v1/services/{id}/ticket',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  response: z.object({ ticket: z.string(), expiresAt: z.string() }),
  status: 201,
  errors: ['PROCESS_INACTIVE', 'INITIALIZER_GROUP_REQUIRED'],
  addition: true,
});

/**
 * POST /service-tickets/redeem: returns the user and the service of a ticket. Called by the external service, which has
 * no account here. Redeeming uses up the ticket. An addition.
 */
export const redeemServiceTicket = endpoint({
  id: 'catalogue.redeemServiceTicket',
  summary: 'Troca um código de acesso pela pessoa que o trouxe',
  method: 'POST',
  path: '/v1/service-tickets/redeem',
  policy: 'public',
  body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    userName: z.string(),
    completeName: z.string(),
    email: z.nullable(z.string()),
    service: z.object({ id: z.number(), name: z.string(), title: z.string() }),
  }),
  addition: true,
});
