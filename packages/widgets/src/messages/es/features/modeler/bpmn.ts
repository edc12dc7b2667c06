import type { bpmnMessages } from '../../../features/modeler/bpmn.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const leftOut = (count: number, one: string, many: string) =>
  count === 1 ? `Quedó fuera: 1 ${one}.` : `Quedaron fuera: ${formatInteger(count, 'es')} ${many}.`;
const named = (name: string) => (name === '' ? 'sin nombre' : `"${name}"`);
/** Describes a part of the file. A part without a name is identified by the next one. */
const placed = (name: string, next: string) =>
  name === '' && next !== '' ? `sin nombre, antes de "${next}",` : named(name);

/** Spanish texts of `bpmnMessages`. */
export const bpmnTexts: TextsOf<typeof bpmnMessages> = {
  untitled: 'Proceso importado',
  start: 'Inicio',
  end: 'Fin',
  gateway: 'Decisión',
  step: 'Etapa',
  initiator: 'Iniciador',
  exits: (step: string) => `Salida de ${step}`.trim(),
  otherProcess: (name: string) => `El proceso ${named(name)} no se importó: el archivo tiene más de un proceso.`,
  pools: (names: string) => `Los pools ${names} no se importaron.`,
  lanes: (names: string) => `Los carriles ${names} no se importaron: elija los responsables de cada tarea.`,
  messageFlows: (count: number) => leftOut(count, 'flujo de mensaje entre pools', 'flujos de mensaje entre pools'),
  choreography: 'Las coreografías y conversaciones no se importaron.',
  data: (count: number) => leftOut(count, 'objeto de datos', 'objetos de datos'),
  artifacts: (count: number) => leftOut(count, 'anotación o grupo del diagrama', 'anotaciones o grupos del diagrama'),
  noStart: 'El archivo no tiene evento de inicio: se creó uno.',
  noEnd: 'El archivo no tiene evento de fin: se creó uno.',
  extraStart: (name: string) => `El evento de inicio ${named(name)} no se importó: un proceso tiene un solo inicio.`,
  extraEnd: (name: string) => `El evento de fin ${named(name)} se unió al final del proceso.`,
  startTrigger: (name: string) =>
    `El inicio ${named(name)} tenía un disparador, que no se importó: aquí un proceso comienza con una solicitud.`,
  endTrigger: (name: string) => `El fin ${named(name)} tenía un efecto (mensaje, error, señal...), que no se importó.`,
  event: (name: string) => `El evento intermedio ${named(name)} no se importó: el flujo continúa sin él.`,
  boundary: (name: string, task: string) =>
    `El evento ${named(name)} en el borde de ${named(task)} y el camino que sale de él no se importaron.`,
  parallelSplit: (name: string) =>
    `La compuerta paralela ${named(name)} se convirtió en una decisión: solo se sigue uno de los caminos.`,
  otherSplit: (name: string) =>
    `La compuerta ${named(name)} se convirtió en una decisión: solo se sigue uno de los caminos.`,
  join: (name: string, next: string) =>
    `La unión ${placed(name, next)} no se importó: el flujo no espera los otros caminos.`,
  exclusiveJoin: (name: string, next: string) =>
    `La unión ${placed(name, next)} no se importó: cada camino sigue directo a la etapa siguiente.`,
  singleExit: (name: string, next: string) => `La decisión ${placed(name, next)} no se importó: tenía una sola salida.`,
  defaultExit: (name: string) => `La salida predeterminada de la decisión ${named(name)} necesita una condición.`,
  condition: (label: string, text: string) => `No se entendió la condición de la conexión ${named(label)}: ${text}`,
  fieldMade: (name: string) => `Se creó el campo "${name}" porque una condición lo lee.`,
  severalExits: (name: string) =>
    `La etapa ${named(name)} tenía más de una salida: se colocó una decisión después de ella.`,
  subProcess: (name: string) => `El subproceso ${named(name)} se convirtió en una tarea: su contenido no se importó.`,
  callActivity: (name: string) => `La llamada a proceso ${named(name)} se convirtió en una tarea.`,
  otherTask: (name: string, kind: string) =>
    `La tarea ${named(name)} (${kind}) se convirtió en una tarea de servicio: complete la llamada.`,
  receiveTask: (name: string) => `La tarea de recepción ${named(name)} se convirtió en una tarea de usuario.`,
  sendKind: 'envío',
  scriptKind: 'script',
  ruleKind: 'regla de negocio',
  loop: (name: string) => `La repetición de la etapa ${named(name)} no se importó.`,
  performer: (name: string) => `Los responsables de la etapa ${named(name)} no se importaron: elíjalos.`,
  longTitle: (name: string) => `El nombre ${named(name)} se abrevió; el texto completo está en la descripción.`,
  extensions: (count: number) =>
    leftOut(count, 'configuración de otra herramienta', 'configuraciones de otra herramienta'),
  brokenFlows: (count: number) => leftOut(count, 'conexión sin origen o destino', 'conexiones sin origen o destino'),
  otherPart: (kind: string, name: string) => `Quedó fuera: ${kind} ${named(name)}.`,
  unreached: (name: string) => `Ningún camino lleva a la etapa ${named(name)}.`,
  unreadable: (count: number) => leftOut(count, 'parte ilegible del archivo', 'partes ilegibles del archivo'),
};
