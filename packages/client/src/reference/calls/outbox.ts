import type { CallReferences } from '../call-reference.ts';
import { marianaCosta } from '../company/people.ts';

export const outboxReference = {
  'outbox.list': {
    description: 'Lista os e-mails e mensagens das etapas, dos mais novos aos mais antigos, com o status do envio.',
    query: { channel: 'EMAIL', state: 'KEPT', page: 0, size: 25 },
    response: {
      elements: [
        {
          id: 311,
          channel: 'EMAIL',
          recipient: marianaCosta,
          address: 'mariana.costa@redeipe.example',
          subject: 'Aprovação financeira: Reembolso de despesas 48195',
          body: 'A solicitação 48195 de Juliana Prado espera pela sua aprovação.',
          protocol: '8941cd2b-def0-4313-a61b-08f141f1116e',
          state: 'KEPT',
          createdAt: '2026-03-09T16:30:00.000Z',
          sentAt: null,
          lastError: null,
        },
      ],
      totalElements: 1,
    },
  },
} satisfies Partial<CallReferences>;
