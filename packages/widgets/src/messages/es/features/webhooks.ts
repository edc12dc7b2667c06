import type { Delivery } from '@tramita/client/contract';
import { ruleTexts } from '@tramita/client/languages/es';
import { labelIn } from '@tramita/client/rules';
import type { webhooksMessages } from '../../features/webhooks.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';
import { wrongRangeText } from '../wrong-range.ts';

const states: Readonly<Record<Delivery['state'], string>> = {
  WAITING: 'En espera',
  DELIVERED: 'Entregado',
  FAILED: 'Con fallo',
};

/** Spanish texts of `webhooksMessages`. */
export const webhooksTexts: TextsOf<typeof webhooksMessages> = {
  webhooks: 'Webhooks',
  count: (total: number) => (total === 1 ? '1 webhook' : `${formatInteger(total, 'es')} webhooks`),
  name: 'Nombre',
  url: 'Dirección',
  urlHint: 'Recibe cada evento por POST, con una firma de Standard Webhooks.',
  events: 'Eventos',
  event: (event: string) => labelIn(ruleTexts.webhookEvents, event),
  eventCount: (total: number) => (total === 1 ? '1 evento' : `${total} eventos`),
  processes: 'Procesos',
  allProcesses: 'Todos los procesos',
  state: 'Estado',
  active: 'Activo',
  inactive: 'Desactivado',
  actions: 'Acciones',
  edit: (name: string) => `Editar ${name}`,
  deliveriesOf: (name: string) => `Entregas de ${name}`,
  add: 'Nuevo webhook',
  loading: 'Cargando...',
  nothing: 'No hay webhooks',
  nothingHere:
    'Los webhooks avisan a otros sistemas de lo que ocurre. Haga clic en "Nuevo webhook" para crear el primero.',
  forbidden: 'Usuario sin permiso de acceso',
  listFailed: 'No fue posible cargar los webhooks',
  retry: 'Intentar de nuevo',

  create: 'Nuevo webhook',
  change: 'Editar webhook',
  nameMissing: 'Indique el nombre del webhook',
  urlMissing: 'Indique la dirección',
  eventsMissing: 'Elija al menos un evento',
  activeHint: 'Desactivado, el webhook no recibe eventos.',
  cancel: 'Cancelar',
  save: 'Guardar',
  created: 'Webhook registrado',
  updated: 'Webhook actualizado',
  createFailed: 'No fue posible registrar el webhook',
  updateFailed: 'No fue posible actualizar el webhook',
  secret: 'Secreto del webhook',
  copyNow: 'Cópielo ahora: el secreto no se mostrará de nuevo',
  rotate: 'Emitir próximo secreto',
  rotateQuestion: '¿Emitir el próximo secreto?',
  rotateDetail: 'Durante 24 horas las entregas se firman con los dos secretos.',
  issue: 'Emitir',
  rotateFailed: 'No fue posible emitir el secreto',
  delete: 'Eliminar',
  deleteQuestion: (name: string) => `¿Eliminar el webhook ${name}?`,
  deleteDetail: 'Las entregas en espera ya no se hacen.',
  deleted: 'Webhook eliminado',
  deleteFailed: 'No fue posible eliminar el webhook',

  deliveries: 'Entregas',
  noDeliveries: 'Ninguna entrega en los últimos 30 días',
  deliveriesFailed: 'No fue posible cargar las entregas',
  deliveryState: (state: Delivery['state']) => states[state],
  attempt: (moment: string, status: number | null, ms: number) =>
    `${moment} · ${status === null ? 'sin respuesta' : `status ${status}`} · ${formatInteger(ms, 'es')} ms`,
  test: 'Enviar prueba',
  tested: 'Evento de prueba en la cola',
  resend: 'Reenviar',
  resendOf: (event: string) => `Reenviar ${event}`,
  resent: 'Entrega en la cola',
  resendFailed: 'Reenviar las que fallaron',
  from: 'Desde',
  to: 'Hasta',
  wrongRange: wrongRangeText,
  resentCount: (total: number) =>
    total === 0
      ? 'Ninguna entrega falló en el período'
      : total === 1
        ? '1 entrega en la cola'
        : `${total} entregas na fila`,
  sendFailed: 'No fue posible reenviar',
  refresh: 'Actualizar',
  close: 'Cerrar',
};
