import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema } from './base/paging.ts';

/**
 * POST /services/{id}/ticket: a ticket that tells the system behind an external service once, within a minute, who comes.
 * It stands in the service's address in place of `{token}`, where a lasting token would end up in logs. An addition to the
 * floor.
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
 * POST /service-tickets/redeem: who brought a ticket, and for which service. Asked by the system behind the service, which
 * has no account here; the ticket is used up by asking. An addition to the floor.
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
