import type { publishMessages } from '../../../features/modeler/publish.ts';
import { type DateLike, formatDate } from '../../../format/format-date.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const places = {
  process: 'Ir al proceso',
  step: 'Ir a la etapa',
  connection: 'Ir a la conexión',
  field: 'Ir al campo',
};

const checkNames = [
  'El fin es la última etapa',
  'Ninguna etapa vacía en el flujo',
  'Conexiones de decisión completas',
  'Hay una etapa además de inicio, fin y decisión',
  'Categoría definida',
  'Departamento definido',
  'Sector definido',
  'Estados de usuario permitidos',
  'NPS definido',
  'Planilla válida',
  'Formulario sin problemas',
  'Las etapas, conexiones y expresiones se pueden ejecutar',
];

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatInteger(count, 'es')} ${many}`;

/** Spanish texts of `publishMessages`. */
export const publishTexts: TextsOf<typeof publishMessages> = {
  title: (version: number) => `Publicar la versión ${version}`,
  untitled: 'Proceso sin nombre',
  problems: 'Problemas que impiden la publicación',
  goTo: (kind: keyof typeof places) => places[kind],
  checksPassed: (passed: number, all: number) =>
    `${passed} de ${all} ${all === 1 ? 'verificación correcta' : 'verificaciones correctas'}`,
  showChecks: 'Ver todas',
  hideChecks: 'Ocultar',
  checkName: (check: number) => checkNames[check - 1] ?? '',
  checkPassed: 'correcta',
  checkFailed: 'con problemas',
  impact: 'Impacto',
  impactLoading: 'Calculando el impacto...',
  impactFailed: 'No se pudo calcular el impacto',
  retry: 'Intentar de nuevo',
  running: (count: number, version: number) =>
    `${counted(count, 'solicitud en curso continúa', 'solicitudes en curso continúan')} en la versión ${version}`,
  runningHint: (count: number, idk: number, createdAt: DateLike) =>
    count === 1
      ? `Sigue hasta el final con las etapas, los plazos y el formulario actuales. Es la IDK ${idk}, abierta el ${formatDate(createdAt, 'es')}.`
      : `Siguen hasta el final con las etapas, los plazos y el formulario actuales. La más antigua es la IDK ${idk}, abierta el ${formatDate(createdAt, 'es')}.`,
  noneRunning: 'Ninguna solicitud en curso',
  drafts: (count: number) =>
    `${counted(count, 'borrador de tarea guardado', 'borradores de tareas guardados')} con el formulario actual`,
  newRequests: (version: number) => `Las nuevas solicitudes usan la versión ${version}`,
  newRequestsHint: 'A partir de la publicación, para quien pueda abrir este servicio.',
  changes: (version: number) => `Qué cambia respecto a la versión ${version}`,
  publishedBy: (createdAt: DateLike, who: string | undefined) =>
    who ? `publicada el ${formatDate(createdAt, 'es')} por ${who}` : `publicada el ${formatDate(createdAt, 'es')}`,
  unchangedHint: (version: number) => `Publicar ahora crea la versión ${version} con el mismo contenido.`,
  noChanges: (version: number) => `Nada cambia respecto a la versión ${version}.`,
  changesLoading: 'Comparando las versiones...',
  changesFailed: 'No se pudo comparar con la versión publicada',
  added: 'Nuevo',
  changed: 'Modificado',
  removed: 'Eliminado',
  outdated: (version: number, who: string | undefined) =>
    who
      ? `${who} publicó la versión ${version} mientras usted editaba`
      : `La versión ${version} se publicó mientras usted editaba`,
  draftPublished: (version: number) => `Este borrador ya se publicó como versión ${version}`,
  outdatedHint: (mine: number) =>
    `Compare antes de decidir: si publica, la versión ${mine} la reemplaza con lo que está en esta pantalla.`,
  theirChanges: (theirs: number, mine: number) => `Qué cambió la versión ${theirs} respecto a la versión ${mine}`,
  fix: (count: number) =>
    count === 1 ? 'Corrija el problema para publicar' : `Corrija los ${count} problemas para publicar`,
  back: 'Volver al flujo',
  publish: (version: number) => `Publicar versión ${version}`,
  publishAnyway: (version: number) => `Publicar versión ${version} de todos modos`,
  withoutForm: 'Está publicando un proceso sin formulario. ¿Está seguro?',
  yes: 'Sí',
  no: 'No',
  published: 'Proceso publicado',
  forbidden: 'Usuario sin permiso para publicar',
  failed: 'No se pudo publicar el proceso',
  failedDetail: 'No se publicó nada; sus cambios siguen en este navegador.',
  lostDetail: 'El servidor no respondió. Sus cambios siguen aquí; inténtelo nuevamente, nada se publicará dos veces.',
};
