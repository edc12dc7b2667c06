import type { CallReferences } from '../call-reference.ts';
import { marianaCosta, priscilaReis } from '../company/people.ts';

export const taskListsReference = {
  'tasks.list': {
    description:
      'Devolve uma página de uma lista de tarefas. `myTasks`, `assignedToMe` e `status` escolhem a lista; os demais parâmetros filtram e ordenam por coluna. `totalLength` repete em cada linha o total de linhas.',
    query: { myTasks: 'false', assignedToMe: 'false', status: 'TO_DO', page: 0, itemsPerPage: 10, orderByDueAt: 'ASC' },
    response: [
      {
        uuid: '59c2729a-f80a-4c29-a637-63f9c4c3d4fb',
        protocol: '0ee43012-86d4-4e8d-83f2-6a6abed53c5f',
        idk: 48193,
        process: 'Reembolso de despesas',
        step: 'Conferência dos comprovantes',
        createdAt: '2026-03-09T08:30:00.000Z',
        finishedAt: null,
        createdBy: 'Camila Duarte',
        unread: true,
        status: 'TO_DO',
        type: 'NORMAL',
        dueAt: '2026-03-09T16:30:00.000Z',
        isRoutable: true,
        instanceCreatedBy: 1025,
        currentStep: 'conferencia',
        waiting: true,
        assignees: [priscilaReis],
        groups: [],
        held: false,
        canUnassign: false,
        track: ['done', 'done', 'now', 'ahead', 'ahead'],
        progress: { current: 3, total: 8 },
        stopped: false,
        totalLength: 14,
      },
      {
        uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519',
        protocol: '0e1f2f07-f7b8-47ff-a50b-f58af0173b81',
        idk: 48190,
        process: 'Reembolso de despesas',
        step: 'Aprovação financeira',
        createdAt: '2026-03-09T11:30:00.000Z',
        finishedAt: null,
        createdBy: 'Juliana Prado',
        unread: false,
        status: 'TO_DO',
        type: 'APPROVAL',
        dueAt: '2026-03-10T11:30:00.000Z',
        isRoutable: true,
        instanceCreatedBy: 1045,
        currentStep: 'financeiro',
        waiting: true,
        assignees: [marianaCosta],
        groups: [],
        held: true,
        canUnassign: true,
        track: ['done', 'done', 'now', 'ahead', 'ahead'],
        progress: { current: 4, total: 7 },
        stopped: false,
        totalLength: 14,
      },
    ],
  },
  'tasks.unreadCounts': {
    description: 'Devolve quantas tarefas não lidas há em cada lista de quem chama.',
    response: { myTasks: 0, groupTasks: 7, assignedToMe: 0 },
  },
  'tasks.loadUnread': {
    description: 'Recalcula os contadores de tarefas não lidas. As telas chamam uma vez, ao abrir a sessão.',
    response: { myTasks: 0, groupTasks: 7, assignedToMe: 0 },
  },
  'tasks.myProcessTitles': {
    description:
      'Devolve os títulos de processos para o filtro de uma lista: primeiro os que aparecem nela, depois os demais.',
    query: { taskScreen: 'ASSIGNED_TASK_TO_DO' },
    response: {
      inAttendance: ['Compra de materiais', 'Reembolso de despesas'],
      remaining: ['Acesso a sistemas', 'Cartão corporativo'],
    },
  },
  'tasks.processStepTitles': {
    description: 'Devolve os títulos das etapas do processo com este título, para o filtro de uma lista.',
    query: { process: 'Reembolso de despesas' },
    response: ['Aprovação do gestor', 'Conferência dos comprovantes'],
  },
  'tasks.listTags': {
    description: 'Devolve todas as etiquetas que podem marcar uma tarefa, com a cor de cada uma.',
    response: [
      { id: 2, name: 'Auditoria', color: '#8e4ec6', description: 'Acompanhada pela auditoria interna' },
      { id: 4, name: 'Diretoria', color: '#0090ff', description: 'Solicitado pela diretoria' },
    ],
  },
  'tasks.processData': {
    description:
      'Devolve as colunas que o processo acrescenta às listas filtradas por ele: os campos do seu formulário.',
    query: { process: 'Reembolso de despesas' },
    response: [
      {
        name: 'tipo',
        label: 'Tipo de despesa',
        type: 'select',
        options: [
          { label: 'Hospedagem', value: 'Hospedagem' },
          { label: 'Alimentação', value: 'Alimentação' },
          { label: 'Transporte', value: 'Transporte' },
        ],
      },
      { name: 'data_despesa', label: 'Data da despesa', type: 'date' },
    ],
  },
  'tasks.processTitles': {
    description: 'Devolve os títulos dos processos em ordem alfabética: todos, os de um departamento ou os de setores.',
    query: { departmentId: 1 },
    response: ['Cartão corporativo', 'Reembolso de despesas'],
  },
  'tasks.report': {
    description:
      'Devolve a lista inteira em CSV, com os filtros e a ordem da tela. O arquivo é UTF-8 com BOM e usa `;` entre as células. Exige o filtro por processo.',
    params: { reportName: 'atendimento-a-fazer' },
    query: { myTasks: 'false', assignedToMe: 'false', status: 'TO_DO', process: 'Reembolso de despesas' },
    file: '﻿IDK;Processo;Etapa;Criado em;Solicitante\r\n48195;Reembolso de despesas;Conferência do financeiro;09/03/2026 10:12;Juliana Prado\r\n',
  },
} satisfies Partial<CallReferences>;
