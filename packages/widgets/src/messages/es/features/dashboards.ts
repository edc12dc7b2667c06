import type { dashboardsMessages } from '../../features/dashboards.ts';
import { formatInteger, formatPercent } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';
import { wrongRangeText } from '../wrong-range.ts';

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text);

/** Formats a difference of two shares in percentage points: "+2,60 p. p.". */
const formatPoints = (difference: number): string =>
  signed(Math.round(difference * 10_000), `${formatPercent(Math.abs(difference) * 100, 'es').replace('%', '')} p. p.`);

/** A difference of two counts: a sign would repeat its word. */
const moreOrLess = (difference: number): string =>
  difference === 0 ? 'igual' : `${formatInteger(Math.abs(difference), 'es')} ${difference > 0 ? 'más' : 'menos'}`;

const tasks = (count: number) => (count === 1 ? '1 tarea' : `${formatInteger(count, 'es')} tareas`);
const ratings = (count: number) => (count === 1 ? '1 calificación' : `${formatInteger(count, 'es')} calificaciones`);

/** Spanish texts of `dashboardsMessages`. */
export const dashboardsTexts: TextsOf<typeof dashboardsMessages> = {
  dashboards: 'Panel',
  nps: 'Reporte de NPS',
  sla: 'Reporte de SLA',
  forbidden: 'No tiene permiso de acceso',
  loading: 'Cargando...',
  retry: 'Intentar nuevamente',
  refreshFailed: 'No se pudieron actualizar los gráficos.',
  optionsFailed: 'No se pudieron cargar las opciones de los filtros.',

  filters: 'Filtros',
  from: 'Fecha inicial',
  to: 'Fecha final',
  period: 'Período',
  status: 'Estado',
  department: 'Departamento',
  sectors: 'Sectores',
  processes: 'Procesos',
  all: 'Todos',
  chooseDepartment: 'Seleccione un departamento...',
  filter: 'Filtrar',
  canFilter: 'Haga clic para filtrar',
  cannotFilter: 'Complete los filtros primero...',
  clear: 'Limpiar filtros',
  wrongRange: wrongRangeText,
  notFiltered: 'Elija un departamento y haga clic en Filtrar',
  notFilteredDetail: 'Los gráficos del departamento, de sus sectores y de sus procesos aparecen aquí.',
  nothing: 'No se encontraron elementos',
  nothingDetail: 'No hay datos para este período y estos filtros.',
  range: (from: string, to: string) => `${from} a ${to}`,
  since: (from: string) => `a partir del ${from}`,
  until: (to: string) => `hasta el ${to}`,
  anyTime: 'todas las fechas',

  inside: 'Dentro del plazo',
  outside: 'Fuera del plazo',
  withoutSla: 'Sin SLA',
  liked: 'Me gustó',
  disliked: 'No me gustó',
  total: 'Total en el período',
  tasks,
  ratings,
  countedTasks: (count: number) => (count === 1 ? 'tarea' : 'tareas'),
  countedRatings: (count: number) => (count === 1 ? 'calificación' : 'calificaciones'),
  insideColumn: 'Dentro',
  outsideColumn: 'Fuera',
  insideShare: '% dentro',
  likedShare: '% Me gustó',

  better: 'mejor',
  worse: 'peor',
  equal: 'igual',
  higher: 'mayor',
  lower: 'menor',
  change: 'Variación',
  before: (share: string) => `antes ${share}`,
  beforeIn: (share: string, range: string, _isEqual: boolean) => `que el ${share} de ${range}`,
  points: formatPoints,
  countChange: (difference: number, before: number) =>
    `${moreOrLess(difference)} (antes ${formatInteger(before, 'es')})`,
  sortBy: (column: string) => `Ordenar por ${column}`,
  save: (graph: string) => `Guardar el gráfico ${graph}`,
  saveTable: 'Guardar la tabla (CSV)',
  saveBuckets: 'Guardar los números por período (CSV)',
  bucketsFile: (table: string) => `${table} en cada período`,
  saveImage: 'Guardar la imagen (PNG)',
  imageFailed: 'No se pudo guardar la imagen.',
  print: 'Imprimir',
  seeInReport: 'Ver en el reporte',
  seeCount: (count: string) => `${count}, ver en el reporte`,

  graph: 'Tipo de gráfico',
  pie: 'Circular',
  columns: 'Columnas',
  part: 'Resultado',
  count: 'Cantidad',
  share: '%',
  bucket: 'Período',
  byBucket: 'Ver los números por período',
  chartOf: (graph: string, name: string) => `${graph}: ${name}`,
  slice: (part: string, count: string) => `${part}: ${count}`,
  columnOf: (bucket: string, counts: string) => `${bucket}: ${counts}`,
  showSeries: (name: string) => `Mostrar ${name} en el gráfico`,
  slaShare: (name: string, share: number) =>
    `En ${name}, ${Math.round(share * 100)} de cada 100 tareas quedaron dentro del plazo.`,
  npsShare: (name: string, share: number) =>
    `En ${name}, ${Math.round(share * 100)} de cada 100 calificaciones fueron "Me gustó".`,
  slaWorst: (name: string, share: string) => `${name} tiene la mayor proporción fuera del plazo: ${share}.`,
  npsWorst: (name: string, share: string) => `${name} tiene la mayor proporción de "No me gustó": ${share}.`,
  slaNoneWorst: 'Ninguna tarea fuera del plazo.',
  npsNoneWorst: 'Ninguna calificación "No me gustó".',
  slaWorstBucket: (name: string, bucket: string, bad: number, total: number, share: string) =>
    `${name}: el peor período fue ${bucket}, con ${formatInteger(bad, 'es')} de ${tasks(total)} fuera del plazo (${share}).`,
  npsWorstBucket: (name: string, bucket: string, bad: number, total: number, share: string) =>
    `${name}: el peor período fue ${bucket}, en el que ${formatInteger(bad, 'es')} de ${ratings(total)} ${bad === 1 ? 'fue' : 'fueron'} "No me gustó" (${share}).`,

  steps: (process: string) => `Etapas de ${process}`,
  stepsIn: (process: string, bucket: string) => `Etapas de ${process} en ${bucket}`,
  wholePeriod: 'Ver todo el período',
  pickProcess: 'Haga clic en una porción o columna del gráfico para ver las etapas del proceso.',
  step: 'Etapa',
  slaTime: 'SLA',
  noSla: 'sin SLA',
  slaMinutes: (amount: number) => `${amount} min`,
  slaHours: (amount: number) => `${amount} h`,
  slaDays: (count: number) => (count === 1 ? '1 día' : `${count} días`),

  items: (name: string) => `Calificaciones de ${name}`,
  itemsIn: (name: string, bucket: string) => `Calificaciones de ${name} en ${bucket}`,
  pickAnswer: 'Haga clic en una porción o columna de un gráfico para ver las calificaciones.',
  process: 'Proceso',
  requester: 'Solicitante',
  comment: 'Comentario',
  noComment: 'sin comentario',
  sector: 'Sector',
  assignees: 'Responsables',
  createdAt: 'Fecha de creación',
  processData: 'Datos de la solicitud',
  none: '—',
};
