import { defineMessages } from '../define-messages.ts';

/** Texts of selecting tasks and labels of their actions, which a list shows at once. */
export const taskInboxActionMessages = defineMessages('taskInboxBulk', {
  selectTask: (idk: number) => `Selecionar a tarefa ${idk}`,
  selectPage: 'Selecionar todas desta página',
  selected: (count: number) => `${count} tarefa(s) selecionada(s)`,
  clear: 'Limpar seleção',
  leave: 'Sair da seleção',
  selectStep: (count: number) => `Selecionar as ${count} desta etapa`,
  selectProcess: (count: number) => `Selecionar as ${count} deste processo`,
  actions: 'Ações para as tarefas selecionadas',

  tag: 'Etiquetar',
  transfer: 'Transferir',
  cancel: 'Cancelar',
  reject: 'Reprovar',
  approve: 'Aprovar',
  complete: 'Concluir',
  blocked: (action: string, reason: string) => `${action}: ${reason}`,
  busy: 'Outra ação em lote ainda está em andamento',
});
