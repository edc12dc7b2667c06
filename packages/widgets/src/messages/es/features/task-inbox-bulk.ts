import type { BulkActionKind } from '@tramita/client/rules';
import type { taskInboxBulkMessages } from '../../features/task-inbox-bulk.ts';
import type { TextsOf } from '../../messages.ts';

const tasks = (count: number) => (count === 1 ? '1 tarea' : `${count} tareas`);
const requests = (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

const running: Record<BulkActionKind, string> = {
  assign: 'Asignando',
  unassign: 'Desasignando',
  tag: 'Etiquetando',
  transfer: 'Transfiriendo',
  cancel: 'Cancelando',
  reject: 'Rechazando',
  approve: 'Aprobando',
  complete: 'Completando',
};
const over: Record<BulkActionKind, string> = {
  assign: 'Asignación',
  unassign: 'Desasignación',
  tag: 'Etiquetado',
  transfer: 'Transferencia',
  cancel: 'Cancelación',
  reject: 'Rechazo',
  approve: 'Aprobación',
  complete: 'Finalización',
};
const done: Record<BulkActionKind, string> = {
  assign: 'Asignada',
  unassign: 'Desasignada',
  tag: 'Etiquetada',
  transfer: 'Transferida',
  cancel: 'Cancelada',
  reject: 'Rechazada',
  approve: 'Aprobada',
  complete: 'Completada',
};

/** Spanish texts of `taskInboxBulkMessages`. */
export const taskInboxBulkTexts: TextsOf<typeof taskInboxBulkMessages> = {
  selectTask: (idk: number) => `Seleccionar la tarea ${idk}`,
  selectPage: 'Seleccionar todas las de esta página',
  selected: (count: number) => (count === 1 ? '1 tarea seleccionada' : `${count} tareas seleccionadas`),
  clear: 'Limpiar selección',
  leave: 'Salir de la selección',
  selectStep: (count: number) => `Seleccionar las ${count} de esta etapa`,
  selectProcess: (count: number) => `Seleccionar las ${count} de este proceso`,
  actions: 'Acciones para las tareas seleccionadas',

  tag: 'Etiquetar',
  transfer: 'Transferir',
  cancel: 'Cancelar',
  reject: 'Rechazar',
  approve: 'Aprobar',
  complete: 'Completar',
  blocked: (action: string, reason: string) => `${action}: ${reason}`,
  busy: 'Otra acción masiva todavía está en curso',

  assigned: 'Tarea asignada a usted',
  unassigned: 'Asignación quitada',
  canceled: 'Proceso cancelado',
  canceledMany: 'Procesos cancelados',
  cancelInvalid: 'Complete todos los campos correctamente',
  cancelFailed: 'Ocurrió un error desconocido al cancelar',
  finished: 'Tareas completadas',
  finishFailed: 'No se pudieron completar las tareas',
  metadataFailed: 'No se pudo obtener la información de los procesos.',
  actionFailed: 'Ocurrió un error inesperado',

  rejectTitle: (count: number) => `Rechazar ${tasks(count)}`,
  approveTitle: (count: number) => `Aprobar ${tasks(count)}`,
  completeTitle: (count: number) => `Completar ${tasks(count)}`,
  cancelTitle: (count: number) => (count === 1 ? 'Cancelar la solicitud' : `Cancelar ${requests(count)}`),
  cancelConfirm: (count: number) => (count === 1 ? 'Cancelar solicitud' : 'Cancelar solicitudes'),
  cancelDetail: (count: number) =>
    count === 1
      ? 'La solicitud termina aquí y no se puede retomar.'
      : 'Las solicitudes terminan aquí y no se pueden retomar.',
  sharedForm: (count: number) =>
    count === 1 ? 'Complete los campos de la etapa.' : `Lo que complete vale para las ${count} tareas seleccionadas.`,
  noFields: 'Esta etapa no tiene campos para completar.',
  formLoading: 'Cargando el formulario',
  back: 'Volver',
  motive: 'Motivo',
  motiveRequired: 'Describa el motivo para realizar la acción',

  panel: 'Acción masiva',
  runTitle: (kind: BulkActionKind, count: number) => `${running[kind]} ${tasks(count)}`,
  endTitle: (kind: BulkActionKind, count: number) => `${over[kind]} de ${tasks(count)}`,
  progress: (settled: number, total: number) => `${settled} de ${total}`,
  doneCount: (kind: BulkActionKind, count: number) => `${count} ${done[kind].toLowerCase()}${count === 1 ? '' : 's'}`,
  skippedCount: (count: number) => (count === 1 ? '1 omitida' : `${count} omitidas`),
  failedCount: (count: number) => `${count} con falla`,
  lineDone: (kind: BulkActionKind) => done[kind],
  lineSending: (kind: BulkActionKind) => `${running[kind]}...`,
  lineWaiting: 'En cola',
  lineUnsent: 'No enviada',
  lineSkipped: 'Omitida',
  lineFailed: 'Con falla',
  lineUnknown: 'Sin respuesta',
  skippedReason: 'La acción no se aplica a esta tarea',
  unknownReason: 'El servidor no respondió. Intentar nuevamente no repite lo que ya se hizo.',
  results: 'Resultado de cada tarea',
  keepWorking: 'Puede seguir trabajando',
  keepSelected: 'Lo que falló sigue seleccionado',
  stop: 'Detener',
  stopping: 'Deteniendo...',
  retry: 'Intentar nuevamente',
  close: 'Cerrar',
  minimize: 'Minimizar',
  expand: 'Expandir',
};
