import { bulkMotiveRequiredMessage } from '@tramita/client/rules';
import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

/** Texts of the dialogs for actions on one or several tasks: motive, transfer, tag. */
export const taskActionsMessages = defineMessages('taskActions', {
  back: 'Voltar',
  affects: (tasks: number) =>
    tasks === 1 ? 'A ação vale para 1 tarefa.' : `A ação vale para ${formatInteger(tasks, 'pt-BR')} tarefas.`,

  motiveLabel: 'Motivo',
  motiveRequired: 'Preenche o motivo',
  bulkMotiveRequired: bulkMotiveRequiredMessage,

  transferTitle: (tasks: number) => (tasks === 1 ? 'Transferir a tarefa' : `Transferir ${tasks} tarefas`),
  transfer: 'Transferir',
  people: 'Pessoas',
  peoplePlaceholder: 'Pesquise por nome, usuário ou e-mail',
  shortcuts: 'Pessoas ligadas a quem abriu a solicitação',
  initiator: 'Iniciador',
  superior: 'Superior direto',
  superiorOfSuperior: 'Superior direto do superior',
  groups: 'Grupos',
  groupsPlaceholder: 'Pesquise pelo nome do grupo',
  targetRequired: 'Selecione ao menos um usuário/grupo',
  pickerFailed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',

  tagTitle: (tasks: number) => (tasks === 1 ? 'Etiquetar a tarefa' : `Etiquetar ${tasks} tarefas`),
  tags: 'Etiquetas',
  removeTag: 'Remover etiqueta',
  currentTag: 'atual',
  confirmTag: 'Confirmar',
  tagRequired: 'Escolha uma etiqueta',
  tagsLoading: 'Carregando as etiquetas',
  tagsFailed: 'Não foi possível listar os nomes pré cadastrados.',
  noTags: 'Nenhum item encontrado',
  tagSet: 'Atribuição feita com sucesso.',
  tagRemoved: 'Remoção feita com sucesso.',
  tagFailed: 'Não foi possível atribuir/remover no momento. Tente novamente mais tarde.',
});
