import type { CallReferences } from '../../call-reference.ts';
import { marcosTavares } from '../../company/people.ts';

export const pendingReference = {
  'pending.list': {
    description:
      'Lista o que espera por um administrador: de cada tipo, ou só de um, a quantidade (no máximo 1.000) e uma página.',
    query: { kind: 'INACTIVE_SUPERIORS', page: 0, size: 5 },
    response: {
      kinds: [
        {
          kind: 'INACTIVE_SUPERIORS',
          total: 1,
          hasMore: false,
          entries: [
            {
              id: marcosTavares.id,
              name: marcosTavares.nickName,
              personId: marcosTavares.id,
              area: null,
              departmentId: null,
              taskUuid: null,
              idk: null,
              protocol: null,
              step: null,
              causes: [],
              reports: 8,
              since: '2026-03-02T12:00:00.000Z',
              dueAt: null,
              startsOn: null,
              endsOn: null,
            },
          ],
        },
      ],
    },
  },
  'pending.redistribute': {
    description:
      'Entrega tarefas pendentes a outras pessoas e grupos, com um motivo, também em etapas que não permitem transferência.',
    body: {
      tasks: ['7d5f2e0c-93a5-4f5e-8a0e-4bb0ec2f7a11'],
      assignees: [marcosTavares.id],
      groups: [],
      motive: 'A pessoa saiu da empresa.',
    },
    response: {
      processed: ['7d5f2e0c-93a5-4f5e-8a0e-4bb0ec2f7a11'],
      ignored: [],
      results: [{ id: '7d5f2e0c-93a5-4f5e-8a0e-4bb0ec2f7a11', outcome: 'done', reason: null, message: null }],
    },
  },
  'pending.settings': {
    description: 'Diz se as tarefas de quem sai, que ninguém mais pode fazer, vão para o superior ativo mais próximo.',
    response: { forwardTasks: false },
  },
  'pending.updateSettings': {
    description: 'Liga ou desliga o encaminhamento ao superior. Vale para quem sair a partir de então.',
    body: { forwardTasks: true },
    response: { forwardTasks: true },
  },
} satisfies Partial<CallReferences>;
