import type { CallReferences } from '../call-reference.ts';

export const notificationsReference = {
  'notifications.list': {
    description:
      'Devolve uma página das notificações de quem chama, da mais nova à mais antiga, e o total de não lidas.',
    query: { page: 0, itemsPerPage: 10 },
    response: {
      unread: 25,
      notifications: [
        {
          id: 142,
          message:
            '<b>Reembolso de despesas</b> <b>48210</b>, de Bruno Amaral, está na fila de Contas a pagar na etapa <b>Conferência dos comprovantes</b>',
          read: false,
          active: true,
          protocol: '67f6b1f0-4fdf-4a67-b06d-61417371fe2d',
          createdAt: '2026-03-10T13:42:00.000Z',
        },
        {
          id: 139,
          message:
            '<b>Reembolso de despesas</b> <b>48209</b>, de Patrícia Lemos, está na fila de Contas a pagar na etapa <b>Conferência dos comprovantes</b>',
          read: false,
          active: true,
          protocol: 'f6316c10-eb61-4a26-b723-c3dfe31ba822',
          createdAt: '2026-03-10T12:54:00.000Z',
        },
      ],
    },
  },
  'notifications.read': { description: 'Marca a notificação como lida.', params: { id: 142 } },
  'notifications.unread': { description: 'Marca a notificação como não lida.', params: { id: 142 } },
  'notifications.delete': { description: 'Exclui a notificação.', params: { id: 142 } },
  'notifications.markAll': {
    description: 'Marca como lidas todas as notificações de quem chama. O endereço tem a grafia `reed`.',
  },
} satisfies Partial<CallReferences>;
