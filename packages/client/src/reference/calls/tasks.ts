import type { CallReferences } from '../call-reference.ts';
import { transportDate, transportType } from '../company/fields.ts';
import { marianaCosta, priscilaReis } from '../company/people.ts';
import { refundTask } from '../company/refund-task.ts';

export const tasksReference = {
  'tasks.get': {
    description:
      'Devolve a tarefa com o formulário da sua etapa. Responde 404 também para tarefas que a pessoa não pode ver.',
    params: { uuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
    response: refundTask,
  },
  'tasks.readSpreadsheet': {
    description:
      'Devolve as células da primeira aba da planilha do processo, começando pelo cabeçalho. Só quem está com a tarefa pode ler, e só nas etapas preenchidas por planilha.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    response: {
      rows: [
        ['Item', 'Quantidade'],
        ['Camisa polo', '24'],
        ['Crachá', '24'],
      ],
    },
  },
  'tasks.finish': {
    description:
      'Aprova, rejeita ou conclui a tarefa e devolve como ela ficou. O corpo traz a decisão e um valor por campo editável. Responde 409 se outra pessoa já concluiu.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    body: { approved: true },
    response: {
      ...refundTask,
      protocol: '0e1f2f07-f7b8-47ff-a50b-f58af0173b81',
      protocolKirk: '0e1f2f07-f7b8-47ff-a50b-f58af0173b81',
      processInstanceId: 48190,
      commentCount: 0,
      uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519',
      id: 52,
      status: 'FINISHED',
      data: { approved: true, motive: null },
      createdAt: '2026-03-09T11:30:00.000Z',
      finishedAt: '2026-03-10T14:30:00.000Z',
      taskMarker: null,
      unread: false,
      expiresIn: null,
      canAssign: false,
      assignees: [marianaCosta],
      groups: [],
      fields: [transportType, transportDate],
      attachments: [],
    },
  },
  'tasks.assign': {
    description: 'Torna quem chama o único responsável pela tarefa. Responde 409 se outra pessoa a assumiu antes.',
    params: { uuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
    response: { ...refundTask, canUnassign: true, assignees: [marianaCosta], groups: [] },
  },
  'tasks.unassign': {
    description: 'Devolve a tarefa às pessoas e aos grupos a quem ela estava endereçada.',
    params: { uuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
    response: refundTask,
  },
  'tasks.unread': {
    description: 'Marca a tarefa como não lida para quem chama.',
    params: { uuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
  },
  'tasks.read': {
    description: 'Marca como lida uma tarefa das próprias solicitações. Aceita o id ou o uuid.',
    params: { id: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
  },
  'tasks.assigneeRead': {
    description: 'Marca como lida uma tarefa da fila de atendimento. Aceita o id ou o uuid.',
    params: { id: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
  },
  'tasks.setTag': {
    description: 'Coloca a etiqueta na tarefa, no lugar da que houver.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    query: { idTaskMarker: 1 },
  },
  'tasks.removeTag': {
    description: 'Tira a etiqueta da tarefa.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
  },
  'tasks.transfer': {
    description:
      'Transfere a tarefa a pessoas e grupos, ao menos um. Os ids 1, 2 e 3 são o solicitante, o seu superior e o superior deste.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    body: { assignees: [1008], groups: [] },
    response: {
      ...refundTask,
      protocol: '0e1f2f07-f7b8-47ff-a50b-f58af0173b81',
      protocolKirk: '0e1f2f07-f7b8-47ff-a50b-f58af0173b81',
      processInstanceId: 48190,
      commentCount: 0,
      uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519',
      id: 52,
      createdAt: '2026-03-09T11:30:00.000Z',
      taskMarker: null,
      unread: false,
      expiresIn: '2026-03-10T11:30:00.000Z',
      canAssign: false,
      assignees: [priscilaReis],
      groups: [],
      fields: [transportType, transportDate],
      attachments: [],
    },
  },
  'tasks.editableFieldsMetadata': {
    description:
      'Devolve os campos editáveis de uma etapa, para o formulário que conclui várias tarefas de uma vez. `task` indica a versão do processo.',
    query: { 'process-step-id': 'financeiro', task: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    response: [
      {
        id: '101.reembolso.categorias',
        name: 'categorias',
        label: 'Categorias da despesa',
        type: 'select-multiple',
        rules: { visible: true, required: false, editable: true, state: 'EDITABLE' },
        options: [
          { label: 'Hospedagem', value: 'Hospedagem' },
          { label: 'Alimentação', value: 'Alimentação' },
          { label: 'Transporte', value: 'Transporte' },
        ],
        section: 'Atendimento',
        span: 3,
      },
      {
        id: '101.reembolso.valor_aprovado',
        name: 'valor_aprovado',
        label: 'Valor aprovado',
        type: 'money',
        rules: { visible: true, required: true, editable: true, minValue: 0, maxValue: 20000, state: 'EDITABLE' },
        section: 'Atendimento',
        span: 3,
      },
    ],
  },
} satisfies Partial<CallReferences>;
