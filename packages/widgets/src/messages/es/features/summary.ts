import type { summaryMessages } from '../../features/summary.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `summaryMessages`. */
export const summaryTexts: TextsOf<typeof summaryMessages> = {
  goodMorning: (name: string) => `Buenos días, ${name}`,
  goodAfternoon: (name: string) => `Buenas tardes, ${name}`,
  goodEvening: (name: string) => `Buenas noches, ${name}`,
  counts: 'Cantidades',
  mine: 'Mis solicitudes',
  attendance: 'Atención',
  toDo: 'Por hacer',
  inProgress: 'En curso',
  assignedToMe: 'Asignadas a mí',
  unread: (count: number) => (count === 1 ? '1 no leída' : `${formatInteger(count, 'es')} no leídas`),
  withOthers: 'esperando a otras personas',
  failedCount: 'No se pudo cargar la cantidad',
  retry: 'Intentar nuevamente',
  retryCount: (name: string) => `Intentar nuevamente: ${name}`,
  oldestAssigned: 'Más antiguas asignadas a mí',
  oldestToDo: 'Más antiguas de la cola',
  seeAll: (total: number | null) =>
    total === null ? 'Ver todas' : total === 1 ? 'Ver la tarea' : `Ver todas (${formatInteger(total, 'es')})`,
  failedRows: 'Error al cargar datos.',
  nothing: 'No se encontraron elementos',
  nothingAssigned: 'Las tareas que se asigne aparecen aquí.',
  nothingToDo: 'Las tareas de su cola aparecen aquí.',
  ownRequests: 'Mis solicitudes en curso',
  nothingRequested: 'Lo que solicites aparece aquí hasta que se complete.',
  seeRequests: (total: number | null) =>
    total === null ? 'Ver todas' : total === 1 ? 'Ver la solicitud' : `Ver todas (${formatInteger(total, 'es')})`,
  /** `elapsed` is a text such as "desde hace 3 h" or "desde ayer". */
  waitingSince: (elapsed: string) => `En espera ${elapsed}`,
  withYou: 'con usted',
  withPeople: (names: string) => `con ${names}`,
  stopped: 'se detuvo en esta etapa',
  idk: 'IDK',
  process: 'Proceso',
  createdAt: 'Fecha de creación',
  waiting: 'Espera',
  loading: 'Cargando...',
};
