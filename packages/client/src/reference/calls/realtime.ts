import type { CallReferences } from '../call-reference.ts';

export const realtimeReference = {
  'realtime.ticket': {
    description:
      'Cria um código que abre o canal em tempo real uma única vez, em poucos segundos. O código vai no endereço do WebSocket, `/ws?ticket={ticket}`; o canal está descrito em `/v1/asyncapi.json`.',
    response: { ticket: 'Yp0mCk3vQ1mUQn7o2fJt8w', expiresAt: '2026-03-10T14:30:30.000Z' },
  },
} satisfies Partial<CallReferences>;
