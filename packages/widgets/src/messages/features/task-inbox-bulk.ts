import type { BulkActionKind } from '@tramita/client/rules';
import { extendMessages } from '../define-messages.ts';
import { taskInboxActionMessages } from './task-inbox-actions.ts';

const tasks = (count: number) => (count === 1 ? '1 tarefa' : `${count} tarefas`);
const requests = (count: number) => (count === 1 ? '1 solicitação' : `${count} solicitações`);

const running: Record<BulkActionKind, string> = {
  assign: 'Atribuindo',
  unassign: 'Desatribuindo',
  tag: 'Etiquetando',
  transfer: 'Transferindo',
  cancel: 'Cancelando',
  reject: 'Reprovando',
  approve: 'Aprovando',
  complete: 'Concluindo',
};
const over: Record<BulkActionKind, string> = {
  assign: 'Atribuição',
  unassign: 'Desatribuição',
  tag: 'Etiquetagem',
  transfer: 'Transferência',
  cancel: 'Cancelamento',
  reject: 'Reprovação',
  approve: 'Aprovação',
  complete: 'Conclusão',
};
const done: Record<BulkActionKind, string> = {
  assign: 'Atribuída',
  unassign: 'Desatribuída',
  tag: 'Etiquetada',
  transfer: 'Transferida',
  cancel: 'Cancelada',
  reject: 'Reprovada',
  approve: 'Aprovada',
  complete: 'Concluída',
};

/** Texts of selecting tasks and of bulk actions. */
export const taskInboxBulkMessages = extendMessages(taskInboxActionMessages, {
  assigned: 'Tarefa atribuída a você',
  unassigned: 'Tarefa desatribuída',
  canceled: 'Processo cancelado com sucesso',
  canceledMany: 'Processo(s) cancelado(s) com sucesso',
  cancelInvalid: 'Preenche todos os campos corretamente',
  cancelFailed: 'Ocorreu um erro deconhecido ao cancelar',
  finished: 'Tarefa(s) finaliza(s) com sucesso',
  finishFailed: 'Não foi possível finalizar a(s) tarefa(s)',
  metadataFailed: 'Não foi possível buscar informações dos processos.',
  actionFailed: 'Ocorreu um erro inesperado',

  rejectTitle: (count: number) => `Reprovar ${tasks(count)}`,
  approveTitle: (count: number) => `Aprovar ${tasks(count)}`,
  completeTitle: (count: number) => `Concluir ${tasks(count)}`,
  cancelTitle: (count: number) => (count === 1 ? 'Cancelar a solicitação' : `Cancelar ${requests(count)}`),
  cancelConfirm: (count: number): string => (count === 1 ? 'Cancelar solicitação' : 'Cancelar solicitações'),
  cancelDetail: (count: number): string =>
    count === 1
      ? 'A solicitação termina aqui e não pode ser retomada.'
      : 'As solicitações terminam aqui e não podem ser retomadas.',
  sharedForm: (count: number) =>
    count === 1 ? 'Preencha os campos da etapa.' : `O que você preencher vale para as ${count} tarefas selecionadas.`,
  noFields: 'Esta etapa não tem campos para preencher.',
  formLoading: 'Carregando o formulário',
  back: 'Voltar',
  motive: 'Motivo',
  motiveRequired: 'Descreva o motivo para realizar a ação',

  panel: 'Ação em lote',
  runTitle: (kind: BulkActionKind, count: number) => `${running[kind]} ${tasks(count)}`,
  endTitle: (kind: BulkActionKind, count: number) => `${over[kind]} de ${tasks(count)}`,
  progress: (settled: number, total: number) => `${settled} de ${total}`,
  doneCount: (kind: BulkActionKind, count: number) =>
    `${count} ${done[kind].toLocaleLowerCase('pt-BR')}${count === 1 ? '' : 's'}`,
  skippedCount: (count: number) => (count === 1 ? '1 ignorada' : `${count} ignoradas`),
  failedCount: (count: number) => `${count} com falha`,
  lineDone: (kind: BulkActionKind) => done[kind],
  lineSending: (kind: BulkActionKind) => `${running[kind]}...`,
  lineWaiting: 'Na fila',
  lineUnsent: 'Não enviada',
  lineSkipped: 'Ignorada',
  lineFailed: 'Com falha',
  lineUnknown: 'Sem resposta',
  skippedReason: 'A ação não se aplica a esta tarefa',
  unknownReason: 'O servidor não respondeu. Tentar novamente não repete o que já foi feito.',
  results: 'Resultado de cada tarefa',
  keepWorking: 'Você pode continuar trabalhando',
  keepSelected: 'O que falhou continua selecionado',
  stop: 'Interromper',
  stopping: 'Interrompendo...',
  retry: 'Tentar novamente',
  close: 'Fechar',
  minimize: 'Minimizar',
  expand: 'Expandir',
});
