import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

/**
 * POST /callbacks/{id}: receives the response of an external system to an asynchronous service task. The system gets
 * the full URL, `key` included, in the field `callbackUrl` and must post one JSON object to it. Posting the same object
 * again returns the same response without a second effect; posting a different object is an error. An addition.
 */
export const receiveCallback = endpoint({
  id: 'callbacks.receive',
  summary: 'Recebe o retorno de uma tarefa de serviço assíncrona',
  method: 'POST',
  path: '/v1/callbacks/{id}',
  policy: 'public',
  params: z.object({ id: z.uuid() }),
  query: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  body: z.record(z.string().check(z.maxLength(200)), z.unknown()),
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
  addition: true,
});
