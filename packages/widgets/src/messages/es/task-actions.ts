import { ruleTexts } from '@tramita/client/languages/es';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { taskActionsMessages } from '../task-actions.ts';

/** Spanish texts of `taskActionsMessages`. */
export const taskActionsTexts: TextsOf<typeof taskActionsMessages> = {
  back: 'Volver',
  affects: (tasks: number) =>
    tasks === 1 ? 'La acción vale para 1 tarea.' : `La acción vale para ${formatInteger(tasks, 'es')} tareas.`,

  motiveLabel: 'Motivo',
  motiveRequired: 'Escriba el motivo',
  bulkMotiveRequired: ruleTexts.motives.bulkMotiveRequired,

  transferTitle: (tasks: number) =>
    tasks === 1 ? 'Transferir la tarea' : `Transferir ${formatInteger(tasks, 'es')} tareas`,
  transfer: 'Transferir',
  people: 'Personas',
  peoplePlaceholder: 'Busque por nombre, usuario o correo electrónico',
  shortcuts: 'Personas relacionadas con quien abrió la solicitud',
  initiator: 'Solicitante',
  superior: 'Superior directo',
  superiorOfSuperior: 'Superior directo del superior',
  groups: 'Grupos',
  groupsPlaceholder: 'Busque por el nombre del grupo',
  targetRequired: 'Seleccione al menos un usuario o grupo',
  pickerFailed: 'No fue posible obtener la información.',
  retry: 'Reintentar',

  tagTitle: (tasks: number) => (tasks === 1 ? 'Etiquetar la tarea' : `Etiquetar ${formatInteger(tasks, 'es')} tareas`),
  tags: 'Etiquetas',
  removeTag: 'Quitar etiqueta',
  currentTag: 'actual',
  confirmTag: 'Confirmar',
  tagRequired: 'Elija una etiqueta',
  tagsLoading: 'Cargando las etiquetas',
  tagsFailed: 'No fue posible listar los nombres registrados.',
  noTags: 'No se encontraron elementos',
  tagSet: 'Etiqueta asignada con éxito.',
  tagRemoved: 'Etiqueta quitada con éxito.',
  tagFailed: 'No fue posible asignar o quitar la etiqueta en este momento. Inténtelo nuevamente más tarde.',
};
