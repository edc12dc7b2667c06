import type { CallReferences } from '../../call-reference.ts';

const erp = {
  id: 7,
  name: 'ERP',
  url: 'https://erp.redeipe.example/eventos',
  events: ['request.finished', 'task.opened'],
  processes: [{ id: 1201, title: 'Reembolso de despesas' }],
  responsible: { id: 1002, completeName: 'Patrícia Lemos' },
  active: true,
  createdAt: '2026-03-10T14:30:00.000Z',
  formerSecretUntil: null,
};

const secret = 'whsec_Zm9yLXRoZS1yZWZlcmVuY2Utb25seS1ub3QtYS1rZXk=';

const ping = {
  id: 90,
  messageId: 'msg_0f9c2b7e4d5a4c6b8e7f90a1b2c3d4e5',
  type: 'ping',
  body: '{"id":"msg_0f9c2b7e4d5a4c6b8e7f90a1b2c3d4e5","type":"ping","timestamp":"2026-03-10T14:31:00.000Z","data":{}}',
  state: 'DELIVERED' as const,
  createdAt: '2026-03-10T14:31:00.000Z',
  attempts: [{ at: '2026-03-10T14:31:01.000Z', status: 204, durationMs: 84, answer: '' }],
};

export const webhooksReference = {
  'webhooks.list': {
    description: 'Lista os webhooks por nome, sem os segredos.',
    response: { elements: [erp] },
  },
  'webhooks.create': {
    description:
      'Cadastra um webhook. O segredo que assina as entregas só vem nesta resposta. Responde 409 se outro webhook tem o nome ou se já há 50.',
    body: {
      name: 'ERP',
      url: 'https://erp.redeipe.example/eventos',
      events: ['request.finished' as const, 'task.opened' as const],
      processes: [1201],
      responsible: 1002,
    },
    response: { ...erp, secret },
  },
  'webhooks.update': {
    description: 'Altera o que o corpo traz. Desativar termina as entregas que esperam.',
    params: { id: 7 },
    body: { active: false },
    response: { ...erp, active: false },
  },
  'webhooks.remove': {
    description: 'Exclui o webhook. As entregas que esperam não são mais feitas.',
    params: { id: 7 },
  },
  'webhooks.rotate': {
    description: 'Emite o próximo segredo. Durante 24 horas as entregas são assinadas com os dois.',
    params: { id: 7 },
    response: { ...erp, formerSecretUntil: '2026-03-11T14:30:00.000Z', secret },
  },
  'webhooks.test': {
    description: 'Põe na fila um evento `ping` para o webhook.',
    params: { id: 7 },
    response: { ...ping, state: 'WAITING' as const, attempts: [] },
  },
  'webhooks.deliveries': {
    description: 'Lista as entregas dos últimos 30 dias, das mais novas às mais antigas, com as suas tentativas.',
    params: { id: 7 },
    query: { state: 'DELIVERED' as const, page: 0, size: 25 },
    response: { elements: [ping], totalElements: 1 },
  },
  'webhooks.resend': {
    description: 'Põe uma entrega outra vez na fila, com o mesmo `webhook-id`.',
    params: { id: 7, delivery: 90 },
    response: { ...ping, state: 'WAITING' as const },
  },
  'webhooks.resendFailed': {
    description: 'Põe outra vez na fila as entregas que falharam no período.',
    params: { id: 7 },
    body: { from: '2026-03-09T00:00:00.000Z', to: '2026-03-10T00:00:00.000Z' },
    response: { count: 3 },
  },
} satisfies Partial<CallReferences>;
