import type { CallReferences } from '../../call-reference.ts';

const erp = {
  id: 3107,
  name: 'ERP',
  responsible: { id: 1002, completeName: 'Patrícia Lemos' },
  scopes: ['people:read', 'requests:start'],
  addresses: ['203.0.113.0/24'],
  clientId: null,
  createdAt: '2026-03-10T14:30:00.000Z',
  tokens: [
    {
      id: 12,
      createdAt: '2026-03-10T14:30:00.000Z',
      expiresAt: '2027-03-10T14:30:00.000Z',
      lastUsedAt: null,
    },
  ],
};

const token = 'trm_Zm9yLXRoZS1yZWZlcmVuY2Utb25seS1ub3QtYS10b2s';

export const serviceAccountsReference = {
  'serviceAccounts.list': {
    description: 'Lista as contas de serviço por nome, cada uma com os seus tokens válidos, sem o valor deles.',
    response: { elements: [erp] },
  },
  'serviceAccounts.create': {
    description:
      'Cadastra uma conta de serviço e emite o seu primeiro token, que só esta resposta traz. Responde 409 se outra conta tem o nome ou o cliente, ou se já há 100.',
    body: {
      name: 'ERP',
      responsible: 1002,
      scopes: ['people:read' as const, 'requests:start' as const],
      addresses: ['203.0.113.0/24'],
      days: 365,
    },
    response: { ...erp, token },
  },
  'serviceAccounts.update': {
    description: 'Altera o que o corpo traz. Os tokens da conta continuam válidos.',
    params: { id: 3107 },
    body: { addresses: [] },
    response: { ...erp, addresses: [] },
  },
  'serviceAccounts.remove': {
    description: 'Revoga a conta e todos os seus tokens na hora. O que ela fez mantém o seu nome.',
    params: { id: 3107 },
  },
  'serviceAccounts.rotate': {
    description:
      'Emite o próximo token, que só esta resposta traz. O anterior termina na hora, com endsFormer, ou em 30 dias. Responde 409 se a conta já tem dois tokens válidos.',
    params: { id: 3107 },
    body: { days: 365, endsFormer: false },
    response: { ...erp, token },
  },
  'serviceAccounts.revoke': {
    description: 'Revoga na hora um token válido da conta.',
    params: { id: 3107, token: 12 },
    response: { ...erp, tokens: [] },
  },
} satisfies Partial<CallReferences>;
