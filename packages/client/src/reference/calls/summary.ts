import type { CallReferences } from '../call-reference.ts';

export const summaryReference = {
  'summary.myToDo': {
    description: 'Conta as próprias solicitações que esperam por quem chama.',
    response: { amountCurrentUserToDoMyTickets: 0 },
  },
  'summary.myInProgress': {
    description: 'Conta as próprias solicitações em andamento.',
    response: { amountCurrentUserInProgressMyTickets: 10 },
  },
  'summary.attendanceToDo': {
    description: 'Conta as tarefas da fila de atendimento de quem chama.',
    response: { amountAttendanceToDoTickets: 14 },
  },
  'summary.assignedToMe': {
    description: 'Conta as tarefas atribuídas somente a quem chama.',
    response: { amountAttendanceAssignedToMeTickets: 1 },
  },
  'summary.attendanceInProgress': {
    description: 'Conta as solicitações em andamento em que a pessoa já trabalhou.',
    response: { amountAttendanceInProgressTickets: 6 },
  },
  'summary.oldestAssigned': {
    description: 'Lista as tarefas mais antigas atribuídas a quem chama.',
    query: { limit: 10, offset: 0 },
    response: [
      {
        idk: 48190,
        uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519',
        process: 'Reembolso de despesas',
        createdAt: '2026-03-09T11:30:00.000Z',
      },
    ],
  },
  'summary.oldestToDo': {
    description: 'Lista as tarefas mais antigas da fila de quem chama.',
    query: { limit: 10, offset: 0 },
    response: [
      {
        idk: 48186,
        uuid: '90334136-e22b-46b6-b4b8-fb4f15df795d',
        process: 'Compra de materiais',
        createdAt: '2026-03-07T11:30:00.000Z',
      },
      {
        idk: 48193,
        uuid: '59c2729a-f80a-4c29-a637-63f9c4c3d4fb',
        process: 'Reembolso de despesas',
        createdAt: '2026-03-09T08:30:00.000Z',
      },
    ],
  },
} satisfies Partial<CallReferences>;
