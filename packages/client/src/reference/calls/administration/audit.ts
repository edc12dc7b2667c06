import type { CallReferences } from '../../call-reference.ts';

const uuid = '1c8b6c1e-7a55-4d0f-9a63-0f6c1d2b3a49';

export const auditReference = {
  'audit.list': {
    description:
      'Devolve a trilha de auditoria, das mudanças mais novas às mais antigas. Com `cursor`, a leitura não perde nem repete linhas enquanto chegam outras; com `order=ASC`, `next` serve também para esperar por linhas novas.',
    query: { kind: 'group', action: 'CHANGED', page: 0, size: 50 },
    response: {
      elements: [
        {
          id: 5120,
          createdAt: '2026-03-10T14:30:00.000Z',
          actor: { id: 1002, name: 'Patrícia Lemos' },
          origin: 'SCREEN',
          action: 'CHANGED',
          object: { kind: 'group', id: '2004', name: 'Contas a pagar' },
          changes: [{ attribute: 'active', before: true, after: false }],
          refusedAs: null,
          requestId: 'f3b1c0a95d21',
          address: '203.0.113.7',
          reason: null,
        },
      ],
      totalElements: 1,
      next: null,
    },
  },
  'audit.createExport': {
    description: 'Põe na fila a exportação das linhas da trilha de auditoria que atendem aos filtros.',
    body: { from: '2026-01-01T03:00:00.000Z', kind: 'group' },
    response: { uuid, createdAt: '2026-03-10T14:30:00.000Z', status: 'IN_QUEUE', rowsDone: 0, rowsTotal: null },
  },
  'audit.getExport': {
    description: 'Devolve o andamento de uma exportação da trilha de auditoria de quem chama.',
    params: { uuid },
    response: { uuid, createdAt: '2026-03-10T14:30:00.000Z', status: 'READY', rowsDone: 212, rowsTotal: 212 },
  },
  'audit.downloadExport': {
    description: 'Devolve o CSV de uma exportação da trilha de auditoria. Responde 409 enquanto não está pronta.',
    params: { uuid },
    file: '\uFEFFData;Quem;Origem;Ação\r\n10/03/2026 11:30:00;Patrícia Lemos;Tela;Alteração\r\n',
  },
} satisfies Partial<CallReferences>;
