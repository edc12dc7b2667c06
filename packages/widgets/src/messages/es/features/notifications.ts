import type { notificationsMessages } from '../../features/notifications.ts';
import type { TextsOf } from '../../messages.ts';

const unreadCount = (count: number): string => (count === 1 ? '1 no leída' : `${count} no leídas`);

/** Spanish texts of `notificationsMessages`. */
export const notificationsTexts: TextsOf<typeof notificationsMessages> = {
  title: 'Notificaciones',
  unreadCount,
  bellName: (unread: number) => (unread > 0 ? `Notificaciones, ${unreadCount(unread)}` : 'Notificaciones'),
  markAllRead: 'Marcar todas como leídas',
  nothingUnread: 'No hay notificaciones no leídas',
  allRead: 'Todas las notificaciones se marcaron como leídas',
  markRead: 'Marcar como leída',
  markUnread: 'Marcar como no leída',
  remove: 'Eliminar notificación',
  unread: 'No leída.',
  newTasksOf: (count: number, process: string) =>
    count === 1 ? `1 tarea nueva de <b>${process}</b>` : `${count} tareas nuevas de <b>${process}</b>`,
  deleted: 'Notificación eliminada',
  undo: 'Deshacer',
  restored: 'Notificación restaurada',
  loadMore: 'Cargar más notificaciones...',
  loading: 'Cargando las notificaciones',
  refreshing: 'Actualizando las notificaciones',
  empty: 'Ninguna notificación',
  emptyDetail: 'Lo que ocurre con sus solicitudes y tareas aparece aquí.',
  loadFailed: 'No se pudieron cargar las notificaciones',
  retry: 'Intentar nuevamente',
  taskNotFound: 'No se pudo encontrar la tarea',
  actionFailed: 'Ocurrió un error inesperado',
  arrived: (count: number) => (count === 1 ? '1 notificación nueva' : `${count} notificaciones nuevas`),
  close: 'Cerrar',
  today: 'Hoy',
  yesterday: 'Ayer',
  yesterdayAt: (time: string) => `ayer a las ${time}`,
  shortcutMove: 'navegar',
  shortcutOpen: 'abrir',
  shortcutToggle: 'marcar como leída o no leída',
  shortcutRemove: 'eliminar',
  shortcutClose: 'cerrar',
};
