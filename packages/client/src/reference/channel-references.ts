import type * as z from 'zod/mini';
import type { ChatMessage, OutboundHeaders, RealtimeMessage, receiveCallback } from '../contract/index.ts';
import { callbacksReference } from './calls/callbacks.ts';

/** Text and examples of everything that is not a call of a client, for the AsyncAPI document. */
export const channelReferences = {
  realtime: {
    description:
      'Canal em tempo real: STOMP 1.2 sobre WebSocket. O código de acesso vem de `POST /v1/realtime/ticket` e vale uma vez. Cada pessoa assina apenas o próprio destino, `/topic/{userName}`, e não envia mensagens por ele. Os dois lados mandam um sinal a cada 4 segundos sem outra mensagem.',
    userName: 'mariana.costa',
    ticket: 'Yp0mCk3vQ1mUQn7o2fJt8w',
    message: {
      type: 'REFRESH_NOTIFICATIONS',
      body: { notifications: 25, myTasks: 1, groupTasks: 14, assignedToMe: 2 },
    },
  },
  callback: {
    description: callbacksReference['callbacks.receive'].description,
    body: callbacksReference['callbacks.receive'].body,
  },
  serviceCall: {
    description:
      'Chamada de uma tarefa de serviço. Método, endereço, cabeçalhos e corpo são os que o processo declara, com os valores da solicitação no lugar das referências `#campo`. Falhas são repetidas conforme a etapa; todas as tentativas levam a mesma chave. Uma tarefa assíncrona manda em `callbackUrl` o endereço do retorno.',
    headers: { 'idempotency-key': '8941cd2b-def0-4313-a61b-08f141f1116e-4' },
    body: {
      solicitante: 'juliana.prado',
      valor: 1842.9,
      callbackUrl: 'https://tramita.redeipe.example/v1/callbacks/c1a7b1de-4e0b-4f64-9a55-0c4a3f9d6e21?key=q5mJ0n3wV2s8',
    },
  },
  chatMessage: {
    description:
      'Mensagem sobre uma etapa ou sobre a falha de uma integração, enviada ao webhook de um serviço de mensagens. Qualquer resposta que não seja de sucesso é repetida.',
    headers: { 'idempotency-key': 'outbox.311.1' },
    body: {
      text: 'Nova tarefa: Aprovação financeira\n\nA solicitação 48195 de Juliana Prado espera por você.\n\nAbrir a tarefa: https://tramita.redeipe.example/attendance/to-do/b6f5c7db-843e-486f-9ec7-917d0d4bcbd7',
      userName: 'mariana.costa',
      email: 'mariana.costa@redeipe.example',
      link: 'https://tramita.redeipe.example/attendance/to-do/b6f5c7db-843e-486f-9ec7-917d0d4bcbd7',
    },
  },
} satisfies {
  readonly realtime: { description: string; userName: string; ticket: string; message: RealtimeMessage };
  readonly callback: { description: string; body: z.input<(typeof receiveCallback)['body']> };
  readonly serviceCall: { description: string; headers: OutboundHeaders; body: unknown };
  readonly chatMessage: { description: string; headers: OutboundHeaders; body: ChatMessage };
};
