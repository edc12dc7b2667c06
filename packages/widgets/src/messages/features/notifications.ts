import { defineMessages } from '../define-messages.ts';

const unreadCount = (count: number): string => (count === 1 ? '1 não lida' : `${count} não lidas`);

/** Texts of the notifications menu. */
export const notificationsMessages = defineMessages('notifications', {
  title: 'Notificações',
  unreadCount,
  bellName: (unread: number) => (unread > 0 ? `Notificações, ${unreadCount(unread)}` : 'Notificações'),
  markAllRead: 'Marcar todas como lidas',
  nothingUnread: 'Não há notificações não lidas',
  allRead: 'Todas as notificações foram marcadas como lidas',
  markRead: 'Marcar como lida',
  markUnread: 'Marcar como não lida',
  remove: 'Excluir notificação',
  unread: 'Não lida.',
  /** HTML, with the title of the process as HTML. */
  newTasksOf: (count: number, process: string) =>
    count === 1 ? `1 nova tarefa de <b>${process}</b>` : `${count} novas tarefas de <b>${process}</b>`,
  deleted: 'Notificação excluída',
  undo: 'Desfazer',
  restored: 'Notificação restaurada',
  loadMore: 'Carregar mais notificações...',
  loading: 'Carregando as notificações',
  refreshing: 'Atualizando as notificações',
  empty: 'Nenhuma notificação',
  emptyDetail: 'O que acontece com as suas solicitações e tarefas aparece aqui.',
  loadFailed: 'Não foi possível carregar as notificações',
  retry: 'Tentar novamente',
  taskNotFound: 'Não foi possível encontrar a tarefa',
  actionFailed: 'Ocorreu um erro inesperado',
  arrived: (count: number) => (count === 1 ? '1 nova notificação' : `${count} novas notificações`),
  close: 'Fechar',
  today: 'Hoje',
  yesterday: 'Ontem',
  yesterdayAt: (time: string) => `ontem às ${time}`,
  shortcutMove: 'navegar',
  shortcutOpen: 'abrir',
  shortcutToggle: 'marcar como lida ou não',
  shortcutRemove: 'excluir',
  shortcutClose: 'fechar',
});
