import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

/**
 * POST /callbacks/{id}: the answer of another system to an asynchronous service task. It gets the whole address, `key`
 * included, as the field `callbackUrl`, and posts a JSON object there, once. The same object again is answered alike and
 * changes nothing; another one is refused. An addition to the floor.
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
