import {
  chatMessageSchema,
  outboundHeadersSchema,
  realtimeMessageSchema,
  realtimePath,
  realtimeTopic,
  receiveCallback,
  type Schema,
} from '@tramita/client/contract';
import { channelReferences } from '@tramita/client/reference';
import * as z from 'zod/mini';
import { type Json, jsonSchemaOf } from './json-schema.ts';

const { realtime, callback, serviceCall, chatMessage } = channelReferences;

interface MessageDescription {
  readonly title: string;
  readonly headers?: Schema;
  readonly payload: Schema;
  readonly example: { readonly headers?: Json; readonly payload: unknown };
}

/** Adds the schemas of a message to the components and returns the message. */
function messageOf(name: string, { title, headers, payload, example }: MessageDescription, schemas: Json): Json {
  return {
    name,
    title,
    contentType: 'application/json',
    ...(headers && { headers: jsonSchemaOf(headers, schemas) }),
    payload: jsonSchemaOf(payload, schemas),
    examples: [{ name: 'exemplo', ...example }],
  };
}

const reference = (...path: string[]): Json => ({ $ref: `#/${path.join('/')}` });

/** Returns a channel with one message. */
const channel = (name: string, rest: Json): Json => ({
  ...rest,
  messages: { [name]: reference('components', 'messages', name) },
});

/** Returns an operation with the only message of a channel; `send` means that the server sends it. */
const operation = (action: 'send' | 'receive', name: string, summary: string, rest: Json = {}): Json => ({
  action,
  summary,
  channel: reference('channels', name),
  messages: [reference('channels', name, 'messages', name)],
  ...rest,
});

const post = { bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } } };

/** The server's own address, which the document does not know. */
const host = {
  host: '{host}',
  variables: { host: { default: 'tramita.example', description: 'Endereço do servidor que publica este documento' } },
};

/** Creates the AsyncAPI 3 document of the realtime channel, the callbacks and the calls to other systems. */
export function createAsyncApiDocument(version: string): Json {
  const schemas: Json = {};
  const messages: Json = {
    realtime: messageOf(
      'realtime',
      { title: 'Contadores de quem assina', payload: realtimeMessageSchema, example: { payload: realtime.message } },
      schemas,
    ),
    callback: messageOf(
      'callback',
      { title: 'Retorno de um sistema externo', payload: receiveCallback.body, example: { payload: callback.body } },
      schemas,
    ),
    serviceCall: messageOf(
      'serviceCall',
      {
        title: 'Chamada de uma tarefa de serviço',
        headers: outboundHeadersSchema,
        payload: z.unknown(),
        example: { headers: serviceCall.headers, payload: serviceCall.body },
      },
      schemas,
    ),
    chatMessage: messageOf(
      'chatMessage',
      {
        title: 'Mensagem para um serviço de mensagens',
        headers: outboundHeadersSchema,
        payload: chatMessageSchema,
        example: { headers: chatMessage.headers, payload: chatMessage.body },
      },
      schemas,
    ),
  };
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Tramita',
      version,
      description:
        'O que o Tramita envia e recebe fora das chamadas de `/v1/openapi.json`: o canal em tempo real, os retornos de sistemas externos e as chamadas a eles.',
      contact: { name: 'Tramita', url: 'https://github.com/tramita/tramita/issues' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      tags: [{ name: 'tramita', description: 'Fluxos de trabalho e solicitações de serviço' }],
    },
    id: 'urn:tramita:server',
    defaultContentType: 'application/json',
    servers: {
      realtime: { ...host, protocol: 'wss', pathname: realtimePath, description: 'WebSocket com STOMP 1.2' },
      api: { ...host, protocol: 'https', description: 'A API' },
    },
    channels: {
      realtime: channel('realtime', {
        address: realtimeTopic('{userName}'),
        description: realtime.description,
        servers: [reference('servers', 'realtime')],
        parameters: { userName: { description: 'Nome de usuário de quem assina', examples: [realtime.userName] } },
        bindings: {
          ws: {
            method: 'GET',
            query: {
              type: 'object',
              properties: {
                ticket: { type: 'string', description: 'Código de acesso de uso único', examples: [realtime.ticket] },
              },
              required: ['ticket'],
            },
            bindingVersion: '0.1.0',
          },
        },
      }),
      callback: channel('callback', {
        address: receiveCallback.path,
        description: callback.description,
        servers: [reference('servers', 'api')],
        parameters: { id: { description: 'Id do retorno, no endereço que o sistema recebeu' } },
      }),
      serviceCall: channel('serviceCall', { address: null, description: serviceCall.description }),
      chatMessage: channel('chatMessage', { address: null, description: chatMessage.description }),
    },
    operations: {
      sendCounts: operation('send', 'realtime', 'Avisa uma pessoa de que os seus contadores mudaram'),
      receiveCallback: operation('receive', 'callback', receiveCallback.summary, {
        bindings: {
          http: {
            method: receiveCallback.method,
            query: jsonSchemaOf(receiveCallback.query, schemas),
            bindingVersion: '0.3.0',
          },
        },
      }),
      callService: operation('send', 'serviceCall', 'Chama o sistema de uma tarefa de serviço'),
      sendChatMessage: operation('send', 'chatMessage', 'Envia uma mensagem a um serviço de mensagens', post),
    },
    components: { messages, schemas },
  };
}
