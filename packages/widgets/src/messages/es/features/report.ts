import type { reportMessages } from '../../features/report.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';
import { wrongRangeText } from '../wrong-range.ts';

const tasks = (count: number) => (count === 1 ? '1 tarea' : `${formatInteger(count, 'es')} tareas`);
const requests = (count: number) => (count === 1 ? '1 solicitud' : `${formatInteger(count, 'es')} solicitudes`);

/** Spanish texts of `reportMessages`. */
export const reportTexts: TextsOf<typeof reportMessages> = {
  report: 'Reporte',
  exports: 'Mis exportaciones',
  list: 'Tareas del reporte',
  forbidden: 'No tiene permiso de acceso',
  loading: 'Cargando...',
  retry: 'Intentar nuevamente',
  filtersFailed: 'No se pudieron cargar las opciones de los filtros.',
  tasks,
  tasksOf: (count: number, ofRequests: number) => `${tasks(count)} de ${requests(ofRequests)}`,

  filters: 'Filtros',
  filtersGiven: (count: number) => (count === 1 ? '1 filtro' : `${count} filtros`),
  moreFilters: 'Más filtros',
  clearFilters: 'Limpiar filtros',
  removeFilter: (name: string) => `Quitar el filtro ${name}`,
  seeTasks: (count: number | null) => (count === null ? 'Ver tareas' : `Ver ${tasks(count)}`),
  idk: 'IDK',
  process: 'Proceso',
  step: 'Etapa',
  status: 'Estado',
  type: 'Tipo',
  department: 'Departamento',
  sector: 'Sector',
  createdBy: 'Solicitante',
  assignees: 'Responsable',
  groups: 'Grupo',
  created: 'Solicitud creada',
  finished: 'Solicitud finalizada',
  taskCreated: 'Tarea creada',
  taskFinished: 'Tarea completada',
  createdColumn: 'Creada',
  finishedColumn: 'Completada',
  sla: 'Plazo',
  counted: 'Contadas en el SLA',
  notCounted: 'Contadas o no',
  nps: 'Calificación',
  processes: (count: number) => (count === 1 ? '1 proceso' : `${formatInteger(count, 'es')} procesos`),
  from: (range: string) => `${range} desde`,
  to: (range: string) => `${range} hasta`,
  all: 'Todos',
  partOfName: 'Parte del nombre',
  number: 'Solo números',
  chooseProcess: 'Elija un proceso',
  chooseDepartment: 'Seleccione un departamento...',
  range: (from: string, to: string) => `${from} a ${to}`,
  since: (from: string) => `a partir del ${from}`,
  until: (to: string) => `hasta el ${to}`,
  wrongRange: wrongRangeText,

  noFilter: 'Elija al menos un filtro',
  noFilterDetail: 'Las tareas aparecen aquí en cuanto haya un filtro. Se guarda para la próxima visita.',
  lastDays: 'Creadas en los últimos 30 días',
  inProgress: 'En curso',
  nothing: 'No se encontraron elementos',
  nothingDetail: 'Ninguna tarea coincide con estos filtros.',

  processAndStep: 'Proceso y etapa',
  track: 'Avance',
  noDate: 'abierta',
  selectPage: 'Seleccionar todas las de esta página',
  selectTask: (idk: number, step: string | null | undefined) =>
    step ? `Seleccionar la tarea ${idk}, ${step}` : `Seleccionar la tarea ${idk}`,
  columns: 'Columnas',
  columnsOfRequest: 'Fechas de la solicitud',
  actions: 'Acciones del reporte',
  selected: (count: number) =>
    count === 1 ? '1 tarea seleccionada' : `${formatInteger(count, 'es')} tareas seleccionadas`,
  clearSelection: 'Limpiar la selección',
  ignored: (count: number) =>
    count === 1
      ? '1 ya finalizada se omitirá al finalizar o cancelar'
      : `${formatInteger(count, 'es')} ya finalizadas se omitirán al finalizar o cancelar`,
  selectFirst: 'Seleccione al menos una tarea',
  noOpenTask: 'Ninguna de las tareas seleccionadas está abierta.',
  named: (name: string, value: string | number) => `${name} ${value}`,
  dated: (name: string, range: string) => `${name.toLowerCase()} ${range}`,

  finish: 'Finalizar',
  cancel: 'Cancelar',
  export: 'Exportar',
  finishTitle: (count: number) => `Finalizar ${requests(count)}`,
  cancelTitle: (count: number) => `Cancelar ${requests(count)}`,
  finishDetail: (count: number) =>
    count === 1
      ? 'La solicitud termina ahora, en la etapa en la que está. Esto no se puede deshacer.'
      : 'Las solicitudes terminan ahora, en la etapa en la que están. Esto no se puede deshacer.',
  cancelDetail: (count: number) =>
    count === 1
      ? 'La solicitud se cancela en la etapa en la que está. Esto no se puede deshacer.'
      : 'Las solicitudes se cancelan en la etapa en la que están. Esto no se puede deshacer.',
  motiveRequired: 'Describa el motivo para realizar la acción',
  finishDone: 'Tareas finalizadas',
  cancelDone: 'Procesos cancelados',
  finishFailed: 'No se pudieron finalizar las solicitudes seleccionadas.',
  cancelFailed: 'No se pudieron cancelar las solicitudes seleccionadas.',
  finishedPart: (count: number) =>
    `${count === 1 ? 'Se finalizó 1 solicitud' : `Se finalizaron ${formatInteger(count, 'es')} solicitudes`}. Confirme de nuevo para finalizar las demás.`,
  canceledPart: (count: number) =>
    `${count === 1 ? 'Se canceló 1 solicitud' : `Se cancelaron ${formatInteger(count, 'es')} solicitudes`}. Confirme de nuevo para cancelar las demás.`,
  someFailed: (count: number) =>
    count === 1
      ? 'No se pudo finalizar 1 solicitud.'
      : `No se pudieron finalizar ${formatInteger(count, 'es')} solicitudes.`,
  someSkipped: (count: number) =>
    count === 1
      ? '1 solicitud ya estaba finalizada.'
      : `${formatInteger(count, 'es')} solicitudes ya estaban finalizadas.`,

  exportPage: 'Exportar página actual',
  exportPageHint: (count: number) => `${tasks(count)}, en CSV`,
  exportAllList: 'Exportar todas las páginas, lista',
  exportAllDetailed: 'Exportar todas las páginas, detallado',
  exportAllHint: (count: number) => tasks(count),
  exportDetailedHint: 'con el formulario',
  exportAsked: 'Exportación solicitada. Síguela en Mis exportaciones.',
  exportFailed: 'No se pudo exportar el reporte',
  seeExports: 'Ver exportaciones',
  pageFile: (day: string) => `reporte-${day}.csv`,
  exportFile: (day: string, id: number) => `reporte-${day}-${id}.csv`,

  exportsList: 'Exportaciones',
  exportsLead:
    'Las exportaciones listas quedan aquí para descargar. La lista se actualiza sola mientras haya exportaciones en cola o en progreso.',
  noExports: 'Las exportaciones de todas las páginas de un reporte aparecen aquí.',
  exportsCount: (count: number) => (count === 1 ? '1 exportación' : `${formatInteger(count, 'es')} exportaciones`),
  exportsPending: (count: number) =>
    count === 1 ? '1 exportación en curso' : `${formatInteger(count, 'es')} exportaciones en curso`,
  createdAt: 'Fecha de creación',
  reportType: 'Tipo de reporte',
  download: 'Descargar',
  downloadOf: (created: string) => `Descargar la exportación del ${created}`,
  notReady: 'Disponible cuando termine la exportación',
  exportBroken: 'La exportación falló. Solicita otra.',
  progress: (done: number, total: number) => `${formatInteger(done, 'es')} de ${tasks(total)}`,
  file: 'Archivo',
};
