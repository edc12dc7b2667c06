import type { PendingKind } from '@tramita/client/contract';
import type { pendingMessages } from '../../features/pending.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

const kinds: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Tareas de personas inactivas',
  TASKS_OF_EMPTY_GROUPS: 'Tareas de grupos sin miembros activos',
  TASKS_OF_OWN_REQUESTS: 'Tareas de ausentes que el sustituto no puede hacer',
  STEPS_WITHOUT_ASSIGNEE: 'Etapas con fallo por falta de responsable',
  PEOPLE_WITHOUT_SUPERIOR: 'Personas sin superior',
  INACTIVE_SUPERIORS: 'Superiores inactivos',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Ausencias sin sustituto',
  GROUPS_WITHOUT_MEMBERS: 'Grupos sin miembros activos o sin origen',
  AREAS_WITHOUT_RESPONSIBLE: 'Departamentos y sectores sin responsable activo',
  PROCESSES_WITH_INACTIVE: 'Procesos con personas o grupos inactivos',
};

const explanations: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Sin acceso, no pueden concluir lo que está con ellas.',
  TASKS_OF_EMPTY_GROUPS: 'Nadie ve estas colas. Redistribuya las tareas o agregue a alguien al grupo.',
  TASKS_OF_OWN_REQUESTS: 'El sustituto abrió la solicitud, o es para él, y no hay superior que la haga.',
  STEPS_WITHOUT_ASSIGNEE:
    'El flujo se detuvo: la regla de la etapa no encontró a nadie. Corrija el registro y ejecute la etapa de nuevo.',
  PEOPLE_WITHOUT_SUPERIOR: 'Su cargo o su sucursal abre procesos que necesitan uno.',
  INACTIVE_SUPERIORS: 'Las aprobaciones de quienes dependen de ellos no llegan a nadie.',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Las tareas de quien se ausenta esperan hasta su regreso.',
  GROUPS_WITHOUT_MEMBERS: 'Las tareas enviadas a ellos fallan, o el origen que los actualizaba los eliminó.',
  AREAS_WITHOUT_RESPONSIBLE: 'Nadie puede modificar el departamento o sector ni sus procesos.',
  PROCESSES_WITH_INACTIVE: 'Las solicitudes fallan al llegar a estas etapas.',
};

const actions: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Redistribuir',
  TASKS_OF_EMPTY_GROUPS: 'Redistribuir',
  TASKS_OF_OWN_REQUESTS: 'Redistribuir',
  STEPS_WITHOUT_ASSIGNEE: 'Abrir solicitud',
  PEOPLE_WITHOUT_SUPERIOR: 'Definir superior',
  INACTIVE_SUPERIORS: 'Cambiar superior',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Definir sustituto',
  GROUPS_WITHOUT_MEMBERS: 'Abrir grupo',
  AREAS_WITHOUT_RESPONSIBLE: 'Definir responsable',
  PROCESSES_WITH_INACTIVE: 'Abrir proceso',
};

const many = (total: number, one: string, more: string) => `${formatInteger(total, 'es')} ${total === 1 ? one : more}`;

/** Spanish texts of `pendingMessages`. */
export const pendingTexts: TextsOf<typeof pendingMessages> = {
  list: 'Pendientes',
  count: (total: number) => many(total, 'pendiente', 'pendientes'),
  stopping: (total: number) => `${many(total, 'impedimento', 'impedimentos')} para el trabajo de alguien`,
  index: 'Tipos de pendientes',
  stopsWork: 'Detienen el trabajo',
  records: 'Registro',
  kindName: (kind: PendingKind) => kinds[kind],
  explanation: (kind: PendingKind) => explanations[kind],
  action: (kind: PendingKind) => actions[kind],
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  kindCount: (total: number, hasMore: boolean) =>
    hasMore ? `más de ${formatInteger(total, 'es')}` : formatInteger(total, 'es'),
  showAll: (total: number) => `Ver todas (${formatInteger(total, 'es')})`,
  since: (date: string) => `desde ${date}`,
  due: (date: string) => `plazo ${date}`,
  reports: (total: number) => `superior de ${many(total, 'persona', 'personas')}`,
  period: (from: string, until: string) => `del ${from} al ${until}`,
  department: 'Departamento',
  sector: 'Sector',
  noAssignee: 'No se encontró a nadie',
  allInOrder: 'Todo en orden: ningún pendiente en el registro.',
  select: (name: string) => `Seleccionar ${name}`,
  selected: (total: number) => many(total, 'tarea seleccionada', 'tareas seleccionadas'),
  selectAll: (total: number) => `Seleccionar las ${formatInteger(total, 'es')}`,
  clearSelection: 'Limpiar selección',
  redistribute: 'Redistribuir',
  redistributeTitle: (total: number) => `Redistribuir ${many(total, 'tarea', 'tareas')}`,
  people: 'Personas',
  groups: 'Grupos',
  reason: 'Motivo',
  reasonHint: 'Aparece en el historial de las solicitudes.',
  targetMissing: 'Elija al menos una persona o un grupo',
  reasonMissing: 'Indique el motivo',
  redistributed: (total: number) => many(total, 'tarea redistribuida', 'tareas redistribuidas'),
  ignored: (total: number) => many(total, 'tarea no pudo redistribuirse', 'tareas no pudieron redistribuirse'),
  redistributeFailed: 'No fue posible redistribuir',
  superior: 'Superior',
  superiorOf: (name: string) => `Superior de ${name}`,
  replaceSuperior: (total: number) => `Cambiar el superior de ${many(total, 'persona', 'personas')}`,
  newSuperior: 'Nuevo superior',
  forward: 'Reenviar al superior las tareas de quien sale',
  forwardNote: 'Solo las que nadie más puede hacer, de quien pierda el acceso desde ahora.',
  forwardFailed: 'No se pudo guardar la configuración',
  substitute: 'Sustituto',
  substituteOf: (name: string) => `Sustituto de ${name}`,
  personMissing: 'Elija una persona',
  choose: 'Elegir',
  saved: 'Pendiente resuelto',
  saveFailed: 'No fue posible guardar',
  save: 'Guardar',
  cancel: 'Cancelar',
  optionsFailed: 'No fue posible cargar las opciones.',
  loading: 'Cargando...',
  retry: 'Intentar de nuevo',
  listFailed: 'No fue posible cargar los pendientes',
  forbidden: 'Solo los administradores ven los pendientes.',
};
