import type { SlaUnit } from '@tramita/client/contract';
import { ruleTexts } from '@tramita/client/languages/es';
import type { canvasMessages } from '../../../features/modeler/canvas.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const shortUnits: Readonly<Record<SlaUnit, string>> = { MINUTES: 'min', HOURS: 'h', DAYS: 'd' };
const oneUnit: Readonly<Record<SlaUnit, string>> = { MINUTES: '1 minuto', HOURS: '1 hora', DAYS: '1 día' };
const manyUnits: Readonly<Record<SlaUnit, string>> = { MINUTES: 'minutos', HOURS: 'horas', DAYS: 'días' };

/** Spanish texts of `canvasMessages`. */
export const canvasTexts: TextsOf<typeof canvasMessages> = {
  flow: 'Flujo del proceso',
  keys: 'Las flechas recorren las conexiones, Enter abre la configuración, + agrega una etapa, Shift+F10 abre las acciones, Supr elimina.',
  view: 'Cómo mostrar el proceso',
  drawing: 'Flujo',
  list: 'Lista',
  listLabel: 'Etapas del proceso',
  zoom: 'Zoom',
  zoomOut: 'Reducir',
  zoomIn: 'Ampliar',
  zoomReset: (percent: number) => `Zoom de ${percent}%, volver a 100%`,
  fit: 'Ajustar a la pantalla',
  map: 'Mapa del flujo',
  untitledStep: 'Sin título',
  untitledConnection: 'Sin nombre',
  placeholder: 'Etapa vacía',
  addHere: 'Agregar etapa',
  addAfter: (step: string) => `Agregar etapa después de ${step}`,
  addBetween: (from: string, to: string) => `Agregar etapa entre ${from} y ${to}`,
  addInto: (connection: string) => `Agregar etapa en la conexión ${connection}`,
  addHeading: 'Agregar etapa',
  betweenHeading: 'Agregar entre las etapas',
  removeConnection: 'Quitar conexión',
  actions: (step: string) => `Acciones de ${step}`,
  actionsHere: 'Acciones',
  newConnection: 'Nueva conexión',
  moveUp: 'Mover hacia arriba',
  moveDown: 'Mover hacia abajo',
  remove: 'Eliminar',
  choose: 'Seleccione la etapa que se conectará',
  escape: 'Esc cancela',
  cancel: 'Cancelar',
  clickToConnect: 'Haga clic para conectar',
  canChoose: 'Se puede conectar',
  blocked: 'Corrija lo que está marcado en la configuración para continuar.',
  fields: (count: number) => (count === 1 ? '1 campo' : `${formatInteger(count, 'es')} campos`),
  noAssignee: 'Sin responsable',
  noSla: 'Sin SLA',
  slaShort: (count: number, unit: SlaUnit) => `${formatInteger(count, 'es')} ${shortUnits[unit]}`,
  sla: (count: number, unit: SlaUnit) =>
    `SLA de ${count === 1 ? oneUnit[unit] : `${formatInteger(count, 'es')} ${manyUnits[unit]}`}`,
  sheet: 'Planilla',
  noCall: 'Llamada sin dirección',
  retries: (count: number) => (count === 1 ? '1 reintento' : `${formatInteger(count, 'es')} reintentos`),
  connections: (count: number) => (count === 1 ? '1 conexión' : `${formatInteger(count, 'es')} conexiones`),
  problems: (count: number) => (count === 1 ? '1 problema' : `${formatInteger(count, 'es')} problemas`),
  connection: (order: number, count: number, label: string, target: string) =>
    `Conexión ${order} de ${count}: ${label}, hacia ${target}`,
  leadsTo: (target: string) => `Lleva a ${target}`,
  connectionTo: (target: string) => `Conexión hacia ${target}`,
  nowhere: 'ninguna etapa',
  noCondition: 'Sin condición',
  earlier: 'etapa anterior',
  later: 'etapa posterior',
  added: (type: string, after: string) => `${type} agregada después de ${after}`,
  addedEvent: (type: string, after: string) => `${type} agregado después de ${after}`,
  addedAlone: (type: string) => `${type} agregado`,
  removed: (step: string) => `Etapa ${step} eliminada`,
  removedConnection: (from: string, to: string) => `Conexión de ${from} hacia ${to} eliminada`,
  connected: (from: string, to: string) => `Etapa ${from} conectada a ${to}`,
  moved: (step: string, place: number) => `Etapa ${step} movida a la posición ${place}`,
  count: (count: number) => (count === 1 ? '1 etapa' : `${formatInteger(count, 'es')} etapas`),
  stepType: ruleTexts.workflowLabels.step,
  resolvedAssignee: ruleTexts.workflowLabels.assignee,
  oneConnection: ruleTexts.workflowProblems.oneConnection,
  undone: 'Cambio deshecho',
  redone: 'Cambio rehecho',
};
