import type { peopleImportMessages } from '../../../features/people/people-import.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const number = (value: number) => formatInteger(value, 'es');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** Spanish texts of `peopleImportMessages`. */
export const peopleImportTexts: TextsOf<typeof peopleImportMessages> = {
  title: 'Importar personas',
  loading: 'Cargando...',
  retry: 'Intentar de nuevo',
  cancel: 'Cancelar',
  forbidden: 'Solo los administradores importan archivos.',
  listFailed: 'No se pudo cargar la importación',
  notFound: 'No encontramos esta importación',
  notFoundDetail: 'Las importaciones se guardan durante 90 días.',

  steps: 'Etapas de la importación',
  position: (step: number, steps: number) => `Etapa ${step} de ${steps}`,
  file: 'Archivo',
  fileNote: 'CSV o xlsx',
  check: 'Revisión',
  checkNote: 'No graba nada',
  apply: 'Aplicación',
  applyNote: 'Graba los cambios',
  result: 'Resultado',
  resultNote: 'Números y errores',
  received: (time: string) => `Recibido a las ${time}`,
  receivedOn: (date: string) => `Recibido el ${date}`,
  otherFile: 'Cambiar archivo',
  nextFile: 'Importar otro archivo',
  toPeople: 'Ver personas',

  kind: 'Contenido del archivo',
  people: 'Personas',
  branches: 'Sucursales',
  'job-titles': 'Cargos',
  departments: 'Departamentos',
  sectors: 'Sectores',
  groups: 'Grupos',
  members: 'Participantes de grupos',
  categories: 'Categorías',
  tags: 'Etiquetas',
  holidays: 'Feriados',
  source: 'Origen',
  sourceHint: 'Use el mismo nombre en cada importación. Los datos importados solo se pueden cambiar desde este origen.',
  defaultSource: 'Archivo',
  complete: 'El archivo trae a todas las personas',
  completeNote: 'Las personas de este origen que no están en el archivo serán desactivadas.',
  template: 'Descargar modelo',
  templateAs: (format: string) => `Descargar modelo (${format})`,
  templateHint: 'El modelo trae los títulos y una línea de ejemplo; la hoja de cálculo también explica cada columna.',
  templateFile: (kind: string) => `modelo-${kind.toLowerCase().replaceAll(' ', '-')}`,
  templateFailed: 'No se pudo descargar el modelo',
  chosenFile: 'Archivo para revisar',
  dropStart: 'Arrastre el archivo aquí o',
  choose: 'elija un archivo',
  limits: (size: string, lines: string) => `csv o xlsx · hasta ${size} y ${lines} líneas`,
  dropHere: 'Suelte el archivo para importar',
  chooseFirst: 'Elija un archivo CSV o xlsx',
  oneFile: 'Elija un archivo a la vez',
  wrongType: (name: string) => `${name} no es un archivo CSV ni xlsx`,
  emptyFile: (name: string) => `${name} está vacío`,
  fileChanged: 'El archivo cambió después de elegirlo. Elíjalo de nuevo.',
  tooLarge: (name: string, size: string, limit: string) => `${name} tiene ${size}; el límite es ${limit}`,
  sourceMissing: 'Complete el origen',
  sourceTooLong: (max: number) => `Use como máximo ${max} caracteres`,
  start: 'Revisar archivo',
  startHint: 'La revisión muestra lo que cambiaría y no graba nada.',
  sendFailed: 'No se pudo enviar el archivo',
  recent: 'Últimas importaciones',
  recentFailed: 'No se pudieron cargar las últimas importaciones',
  noneYet: 'No se importó ningún archivo en los últimos 90 días.',
  sentBy: (name: string) => `por ${name}`,
  CHECKING: 'En revisión',
  CHECKED: 'Revisada, no aplicada',
  APPLYING: 'En aplicación',
  APPLIED: 'Aplicada',
  FAILED: 'No aplicada',

  counts: 'Números de la importación',
  created: 'Nuevas',
  changed: 'Modificadas',
  unchanged: 'Sin cambios',
  reactivated: 'Reactivadas',
  deactivated: 'Desactivadas',
  refused: 'Rechazadas',
  tabs: 'Cambios',
  tabNew: 'Nuevas',
  tabChanged: 'Modificadas',
  tabDeactivated: 'Desactivadas',
  tabAccess: 'Accesos',
  tabErrors: 'Errores',
  rows: (total: number) => counted(total, 'registro', 'registros'),
  loadingMore: 'Cargando más...',
  rowsFailed: 'No se pudieron cargar los cambios',
  errorsFailed: 'No se pudieron cargar los errores',
  noneNew: 'Ningún registro nuevo',
  noneChanged: 'Ningún registro cambia',
  noneDeactivated: 'Nadie será desactivado',
  noneAccess: 'Nadie gana ni pierde un perfil o el acceso a los reportes',
  noneErrors: 'El archivo no tiene errores',

  line: 'Línea',
  lineNumber: (line: number) => `Línea ${number(line)}`,
  person: 'Persona',
  record: 'Registro',
  attribute: 'Dato',
  before: 'Antes',
  after: 'Después',
  values: 'Datos',
  reason: 'Motivo',
  gains: 'Gana',
  loses: 'Pierde',
  nothing: '—',
  empty: 'vacío',
  becomesEmpty: 'queda vacío',
  becomes: 'pasa a ser',
  reactivatedMark: 'Reactivada',
  gainsAccess: 'Gana acceso',
  losesAccess: 'Pierde acceso',
  missing: 'No está en el archivo',
  inFile: (line: number) => `Inactiva en el archivo, línea ${number(line)}`,
  filter: 'Filtrar por dato',
  every: 'Todas',
  moreAttributes: (count: number) => `${counted(count, 'dato más', 'datos más')}`,

  refusedLines: (lines: number, errors: number) =>
    `${counted(lines, 'línea rechazada', 'líneas rechazadas')}, ${counted(errors, 'error', 'errores')}.`,
  othersApply: (lines: number) =>
    lines === 0
      ? 'Ninguna línea se puede aplicar.'
      : lines === 1
        ? 'La otra se puede aplicar.'
        : `Las otras ${number(lines)} se pueden aplicar.`,
  downloadErrors: 'Descargar errores (CSV)',
  errorsFile: (name: string) => `errores-${name}.csv`,
  downloadFailed: 'No se pudieron descargar los errores',
  wholeLine: 'Línea entera',

  decision: 'Antes de aplicar',
  deactivationsOverLimit: (count: number) =>
    count === 1 ? '1 desactivación supera el límite' : `${number(count)} desactivaciones superan el límite`,
  deactivationLimit: (limit: number, active: number) =>
    `El límite de este origen es ${counted(limit, 'persona', 'personas')}, de ${counted(active, 'activa', 'activas')}.`,
  deactivationEffect: 'Pierden el acceso en el acto.',
  tasksLeft: (tasks: number) =>
    tasks === 1 ? '1 tarea abierta queda sin responsable.' : `${number(tasks)} tareas abiertas quedan sin responsable.`,
  confirmDeactivations: (count: number) => `Confirmo la desactivación de ${counted(count, 'persona', 'personas')}`,
  roleChangesOverLimit: (count: number) =>
    count === 1 ? '1 cambio de perfil supera el límite' : `${number(count)} cambios de perfil superan el límite`,
  roleChangeLimit: (limit: number) => `El límite es ${counted(limit, 'persona', 'personas')} por importación.`,
  confirmRoleChanges: (count: number) => `Confirmo el cambio de perfil de ${counted(count, 'persona', 'personas')}`,
  allOrNothing: 'Aplicar solo si no hay errores',
  allOrNothingNote: (lines: number) =>
    lines === 0
      ? 'El archivo no tiene errores'
      : lines === 1
        ? 'Con esta opción, la línea rechazada impide todo'
        : `Con esta opción, las ${number(lines)} líneas rechazadas impiden todo`,
  lines: (count: number) => counted(count, 'línea', 'líneas'),
  sheet: 'planilla xlsx',
  isComplete: 'Trae a todas las personas de este origen',
  isPartial: 'Quien falta en el archivo queda como está',
  access: 'Accesos',
  accessChanges: (gains: number, loses: number) =>
    `${number(gains)} ${gains === 1 ? 'gana' : 'ganan'}, ${number(loses)} ${loses === 1 ? 'pierde' : 'pierden'}`,
  accessScope: 'Perfil o informes,',
  seeAccess: (people: number) => (people === 1 ? 'ver a la persona' : `ver a las ${number(people)} personas`),
  warnings: 'Avisos',
  ignoredColumns: (count: number) => counted(count, 'columna ignorada', 'columnas ignoradas'),

  checking: 'Revisando el archivo',
  checkingDetail: 'Puede salir de esta página y volver después: la revisión continúa.',
  blockedChecking: 'El archivo todavía está en revisión',
  blockedInvalid: 'Ninguna línea del archivo se puede aplicar',
  blockedErrors: (lines: number) =>
    lines === 1
      ? 'Corrija la línea rechazada para aplicar'
      : `Corrija las ${number(lines)} líneas rechazadas para aplicar`,
  blockedDeactivations: (count: number) =>
    `Confirme la desactivación de ${counted(count, 'persona', 'personas')} para aplicar`,
  blockedRoleChanges: (count: number) =>
    `Confirme el cambio de perfil de ${counted(count, 'persona', 'personas')} para aplicar`,
  willApply: (count: number) =>
    count === 0
      ? 'El archivo no cambia nada en el registro'
      : count === 1
        ? '1 cambio será grabado'
        : `${number(count)} cambios serán grabados`,
  willSkip: (lines: number) => counted(lines, 'línea rechazada queda afuera', 'líneas rechazadas quedan afuera'),
  applyNow: 'Aplicar',
  applyFailed: 'No se pudo aplicar la importación',
  checkAgain: 'Revisar de nuevo',
  applying: 'Grabando los cambios',
  applyingDetail: 'Puede salir de esta página: la importación continúa.',
  checkFailed: 'No se pudo revisar el archivo',
  nothingWritten: 'No se grabó nada',
  done: 'Importación terminada',
  doneDetail: (changes: number, date: string) =>
    changes === 0
      ? `El registro ya era igual al archivo el ${date}.`
      : changes === 1
        ? `1 cambio grabado el ${date}.`
        : `${number(changes)} cambios grabados el ${date}.`,
  leftOut: (lines: number) =>
    lines === 1
      ? '1 línea fue rechazada y quedó afuera. Descargue el error, corrija la línea e impórtela de nuevo.'
      : `${number(lines)} líneas fueron rechazadas y quedaron afuera. Descargue los errores, corrija las líneas e impórtelas de nuevo.`,
};
