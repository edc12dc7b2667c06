import type { CallReferences } from '../call-reference.ts';
import { helenaBarros, marianaCosta, rafaelNunes } from '../company/people.ts';

export const dashboardsReference = {
  'dashboards.sla': {
    description:
      'Conta as tarefas dentro do SLA, fora dele e sem SLA, por período, no departamento, nos seus setores e processos.',
    query: { departmentId: 1, period: 'MONTHLY' },
    response: {
      department: {
        id: 1,
        label: 'Financeiro',
        totals: { inside: 39, outside: 10, withoutSla: 0 },
        buckets: [
          { value: '2025-10', counts: { inside: 2, outside: 0, withoutSla: 0 } },
          { value: '2026-02', counts: { inside: 3, outside: 1, withoutSla: 0 } },
        ],
      },
      sectors: [
        {
          id: 1,
          label: 'Contas a pagar',
          totals: { inside: 39, outside: 10, withoutSla: 0 },
          buckets: [
            { value: '2025-10', counts: { inside: 2, outside: 0, withoutSla: 0 } },
            { value: '2026-02', counts: { inside: 3, outside: 1, withoutSla: 0 } },
          ],
        },
      ],
      processes: [
        {
          id: 1,
          label: 'Reembolso de despesas',
          totals: { inside: 39, outside: 10, withoutSla: 0 },
          buckets: [
            { value: '2025-10', counts: { inside: 2, outside: 0, withoutSla: 0 } },
            { value: '2026-02', counts: { inside: 3, outside: 1, withoutSla: 0 } },
          ],
        },
      ],
    },
  },
  'dashboards.slaProcesses': {
    description: 'Lista os processos com etapas de usuário ou de aprovação, para o filtro do painel.',
    query: { departmentId: 1 },
    response: {
      elements: [
        { id: 4, title: 'Cartão corporativo' },
        { id: 1, title: 'Reembolso de despesas' },
      ],
      totalElements: 2,
    },
  },
  'dashboards.slaSteps': {
    description: 'Detalha por etapa um número do gráfico de SLA. `value` é o período escolhido.',
    params: { id: 1 },
    query: { period: 'MONTHLY', value: '2026-03' },
    response: {
      elements: [
        {
          id: 'gestor',
          title: 'Aprovação do gestor',
          sla: 1,
          slaUnit: 'DAYS',
          responsibles: ['Superior direto'],
          inside: 19,
          outside: 0,
          withoutSla: 0,
        },
        {
          id: 'conferencia',
          title: 'Conferência dos comprovantes',
          sla: 8,
          slaUnit: 'HOURS',
          responsibles: ['Contas a pagar'],
          inside: 10,
          outside: 7,
          withoutSla: 0,
        },
      ],
      totalElements: 5,
    },
  },
  'dashboards.nps': {
    description:
      'Conta as avaliações "Gostei" e "Não Gostei", por período, no departamento, nos seus setores e processos.',
    query: { departmentId: 1, period: 'MONTHLY' },
    response: {
      department: {
        id: 1,
        label: 'Financeiro',
        totals: { liked: 1, disliked: 0 },
        buckets: [{ value: '2025-10', counts: { liked: 1, disliked: 0 } }],
      },
      sectors: [
        {
          id: 1,
          label: 'Contas a pagar',
          totals: { liked: 1, disliked: 0 },
          buckets: [{ value: '2025-10', counts: { liked: 1, disliked: 0 } }],
        },
      ],
      processes: [
        {
          id: 1,
          label: 'Reembolso de despesas',
          totals: { liked: 1, disliked: 0 },
          buckets: [{ value: '2025-10', counts: { liked: 1, disliked: 0 } }],
        },
      ],
    },
  },
  'dashboards.npsProcesses': {
    description: 'Lista os processos que pedem ou já pediram avaliação, para o filtro do painel.',
    query: { departmentId: 1 },
    response: {
      elements: [
        { id: 4, title: 'Cartão corporativo' },
        { id: 1, title: 'Reembolso de despesas' },
      ],
      totalElements: 2,
    },
  },
  'dashboards.npsItems': {
    description: 'Lista as avaliações contadas em um número do gráfico, das solicitações mais novas às mais antigas.',
    query: { filter: 'department', id: 1 },
    response: {
      elements: [
        {
          uuid: '8c403140-f804-4628-af48-1caa9b8b4b0b',
          idk: 48174,
          process: 'Reembolso de despesas',
          requester: rafaelNunes,
          nps: 1,
          comment: null,
          department: 'Financeiro',
          sector: 'Contas a pagar',
          assignees: [helenaBarros, marianaCosta],
          createdAt: '2025-10-11T14:30:00.000Z',
          processData: [
            { name: 'tipo', label: 'Tipo de despesa', value: 'Transporte' },
            { name: 'data_despesa', label: 'Data da despesa', value: '25/09/2025' },
          ],
        },
      ],
      totalElements: 1,
    },
  },
} satisfies Partial<CallReferences>;
