import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { timelineMessages } from '../timeline.ts';

/** Spanish texts of `timelineMessages`. */
export const timelineTexts: TextsOf<typeof timelineMessages> = {
  dialogTitle: 'Etapas del Proceso',
  steps: 'Etapas',
  progress: (current: number, total: number) => `${current} de ${total}`,
  loading: 'Cargando las etapas',
  loadFailed: 'No fue posible obtener la información.',
  retry: 'Reintentar',
  department: 'Departamento responsable',
  sector: 'Sector responsable',
  owner: 'Responsable del proceso',
  skipped: 'No fue necesaria',
  withYou: 'Con usted',
  withPeople: (names: string) => `Con ${names}`,
  heldSince: (holder: string, since: string) => `${holder} ${since}`,
  automatic: 'Automática',
  members: (count: number) => (count === 1 ? '1 persona' : `${formatInteger(count, 'es')} personas`),
  unassigned: 'Sin responsable',
  version: (version: number) => `Versión ${version} del proceso`,
  stepHistory: (count: number) =>
    count === 1
      ? 'Historial de la etapa (1 registro)'
      : `Historial de la etapa (${formatInteger(count, 'es')} registros)`,
  absent: (name: string, until: string, substitute: string) =>
    `${name} está ausente hasta el ${until}; ${substitute} responde por esta tarea.`,
  earlierRound: 'antes de que la solicitud volviera',
};
