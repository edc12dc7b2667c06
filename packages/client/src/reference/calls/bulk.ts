import type { CallReferences } from '../call-reference.ts';

export const bulkReference = {
  'tasks.bulkFinish': {
    description:
      'Conclui várias tarefas da mesma etapa com uma decisão e um formulário. Cada tarefa é tratada por si; a resposta diz o que houve com cada uma.',
    body: {
      tasks: ['8fc3b4f0-23a3-4ccd-a787-928114740519', 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7'],
      data: { approved: true },
    },
    response: {
      processed: ['8fc3b4f0-23a3-4ccd-a787-928114740519'],
      ignored: ['b6f5c7db-843e-486f-9ec7-917d0d4bcbd7'],
      results: [
        { id: '8fc3b4f0-23a3-4ccd-a787-928114740519', outcome: 'done', reason: null, message: null },
        {
          id: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7',
          outcome: 'failed',
          reason: 'TASK_NOT_HELD_APPROVAL',
          message: 'Atribua a tarefa a você para aprovar ou reprovar',
        },
      ],
    },
  },
  'tasks.bulkAssign': {
    description: 'Torna quem chama o único responsável por várias tarefas. A resposta diz o que houve com cada uma.',
    body: { tasks: ['b6f5c7db-843e-486f-9ec7-917d0d4bcbd7', '942039aa-dce3-447e-aaaa-668e8347401f'] },
    response: {
      processed: ['b6f5c7db-843e-486f-9ec7-917d0d4bcbd7', '942039aa-dce3-447e-aaaa-668e8347401f'],
      ignored: [],
      results: [
        { id: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7', outcome: 'done', reason: null, message: null },
        { id: '942039aa-dce3-447e-aaaa-668e8347401f', outcome: 'done', reason: null, message: null },
      ],
    },
  },
  'tasks.bulkUnassign': {
    description:
      'Devolve várias tarefas às pessoas e aos grupos a quem estavam endereçadas. A resposta diz o que houve com cada uma.',
    body: { tasks: ['8fc3b4f0-23a3-4ccd-a787-928114740519'] },
    response: {
      processed: ['8fc3b4f0-23a3-4ccd-a787-928114740519'],
      ignored: [],
      results: [{ id: '8fc3b4f0-23a3-4ccd-a787-928114740519', outcome: 'done', reason: null, message: null }],
    },
  },
  'tasks.bulkTransfer': {
    description: 'Transfere várias tarefas às mesmas pessoas e grupos. A resposta diz o que houve com cada uma.',
    body: { tasks: ['8fc3b4f0-23a3-4ccd-a787-928114740519'], assignees: [], groups: [2004] },
    response: {
      processed: ['8fc3b4f0-23a3-4ccd-a787-928114740519'],
      ignored: [],
      results: [{ id: '8fc3b4f0-23a3-4ccd-a787-928114740519', outcome: 'done', reason: null, message: null }],
    },
  },
  'tasks.bulkSetTag': {
    description: 'Coloca uma etiqueta em várias tarefas. A resposta diz o que houve com cada uma.',
    query: { idTaskMarker: 1 },
    body: { items: ['8fc3b4f0-23a3-4ccd-a787-928114740519'] },
    response: {
      processed: ['8fc3b4f0-23a3-4ccd-a787-928114740519'],
      ignored: [],
      results: [{ id: '8fc3b4f0-23a3-4ccd-a787-928114740519', outcome: 'done', reason: null, message: null }],
    },
  },
  'tasks.bulkRemoveTag': {
    description: 'Tira as etiquetas de várias tarefas. A resposta diz o que houve com cada uma.',
    body: { items: ['8fc3b4f0-23a3-4ccd-a787-928114740519'] },
    response: {
      processed: [],
      ignored: ['8fc3b4f0-23a3-4ccd-a787-928114740519'],
      results: [
        {
          id: '8fc3b4f0-23a3-4ccd-a787-928114740519',
          outcome: 'skipped',
          reason: 'NO_TAG',
          message: 'A tarefa não tem etiqueta',
        },
      ],
    },
  },
  'requests.bulkCancel': {
    description: 'Cancela várias solicitações com um motivo. A resposta diz o que houve com cada uma.',
    body: {
      protocols: ['8941cd2b-def0-4313-a61b-08f141f1116e', '7471c954-7941-4d9f-8913-535dad6cef76'],
      motive: 'Solicitações duplicadas.',
    },
    response: {
      processed: ['8941cd2b-def0-4313-a61b-08f141f1116e'],
      ignored: ['7471c954-7941-4d9f-8913-535dad6cef76'],
      results: [
        { id: '8941cd2b-def0-4313-a61b-08f141f1116e', outcome: 'done', reason: null, message: null },
        {
          id: '7471c954-7941-4d9f-8913-535dad6cef76',
          outcome: 'failed',
          reason: 'NOT_FOUND',
          message: 'Não encontramos esta solicitação',
        },
      ],
    },
  },
  'requests.bulkFinish': {
    description: 'Encerra várias solicitações em qualquer etapa. É a ação em massa do relatório.',
    body: { protocols: ['8941cd2b-def0-4313-a61b-08f141f1116e'], motive: 'Encerradas na migração do sistema.' },
    response: {
      processed: ['8941cd2b-def0-4313-a61b-08f141f1116e'],
      ignored: [],
      results: [{ id: '8941cd2b-def0-4313-a61b-08f141f1116e', outcome: 'done', reason: null, message: null }],
    },
  },
} satisfies Partial<CallReferences>;
