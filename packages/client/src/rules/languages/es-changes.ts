import { formatNumber } from '../form/number-text.ts';
import type { changeTexts } from '../workflow/changes/change-texts.ts';
import type { TextsLike } from './texts-like.ts';

const units = { MINUTES: ['minuto', 'minutos'], HOURS: ['hora', 'horas'], DAYS: ['día', 'días'] } as const;
const settings = {
  title: 'nombre',
  category: 'categoría',
  department: 'departamento',
  sector: 'sector',
  initializers: 'quién puede solicitar',
  nps: 'encuesta NPS',
  active: 'proceso activo',
  counting: 'conteo del plazo',
  spreadsheet: 'planilla',
  sla: 'SLA',
  notice: 'aviso',
  call: 'llamada',
  retries: 'reintentos',
  name: 'nombre',
  type: 'tipo',
  minimum: 'mínimo',
  maximum: 'máximo',
  maxLength: 'límite de caracteres',
  mask: 'máscara',
};
const feminine: ReadonlySet<string> = new Set(['category', 'nps', 'mask']);
const longTexts = { subtitle: 'subtítulo', description: 'descripción', hint: 'sugerencia' };
const switches = {
  isRoutable: 'permitir transferencia',
  isAttachmentRequired: 'exigir adjunto',
  waitUntilEndOfProcess: 'esperar el fin del proceso',
  renotify: 'repetir el aviso todos los días',
  fillingFromSheet: 'completarse desde una planilla',
  asynchronous: 'esperar el retorno del sistema',
  continueIfError: 'continuar aunque haya error',
};
const others = {
  callData: 'otros datos en la llamada',
  errorNotice: 'otro aviso de error de integración',
  dateLimits: 'otros límites de fecha',
  information: 'otra información',
  defaultValue: 'otro valor inicial',
  pattern: 'otra expresión regular',
  personData: 'otro dato del usuario',
  search: 'otro origen de la búsqueda',
  layout: 'otro lugar en el formulario',
  statuses: 'otros estados de usuario permitidos',
  options: 'otras opciones',
};
const flags = {
  required: { on: 'obligatorio', off: 'opcional', when: 'obligatorio cuando' },
  editable: { on: 'editable', off: 'solo lectura', when: 'editable cuando' },
  visible: { on: 'visible', off: 'oculto', when: 'visible cuando' },
};
const notices = ['ninguno', 'chat', 'correo electrónico'] as const;

const quoted = (text: string): string => `“${text}”`;
const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Spanish texts about changes between two versions of a process. */
export const changes: TextsLike<typeof changeTexts> = {
  process: 'Proceso',
  step: 'Etapa',
  connection: 'Conexión',
  field: 'Campo',
  unnamed: 'sin nombre',
  none: (setting) => (feminine.has(setting) ? 'ninguna' : 'ninguno'),
  number: (value) => formatNumber('float', value),
  everyone: 'todos',
  yes: 'sí',
  no: 'no',
  title: (title) => quoted(title),
  counting: (isWorking, calendar) =>
    isWorking ? `horas hábiles, ${calendar ?? 'sucursal del solicitante'}` : 'horas corridas',
  fromTo: (setting, before, after) => `${settings[setting]} de ${before} a ${after}`,
  changedText: (text) => `${longTexts[text]} con otro texto`,
  turnedOn: (name) => `pasa a ${switches[name]}`,
  turnedOff: (name) => `deja de ${switches[name]}`,
  other: (name) => others[name],
  renamed: (before) => `antes ${quoted(before)}`,
  comes: (who) => `entra ${who}`,
  goes: (who) => `sale ${who}`,
  fieldComes: 'entra',
  fieldGoes: 'sale',
  leadsTo: (step) => `lleva a ${quoted(step)}`,
  leadsNowhere: 'ya no lleva a ninguna etapa',
  between: (before, after) => `entre ${quoted(before)} y ${quoted(after)}`,
  after: (step) => `después de ${quoted(step)}`,
  before: (step) => `antes de ${quoted(step)}`,
  from: (step) => `desde ${quoted(step)}`,
  way: (from, to) => `de ${quoted(from)} a ${quoted(to)}`,
  when: (condition) => `cuando ${condition}`,
  openCondition: 'condición incompleta',
  sla: (count, unit) => `${count} ${units[unit][count === 1 ? 0 : 1]}`,
  notice: (by) => notices[by],
  sheet: (name) => `planilla ${name}`.trim(),
  newType: (type) => `tipo ${type.toLowerCase()}`,
  options: (before, after) => `opciones de ${before} a ${after}`,
  flag: (flag, state, expression) => `${flags[flag][state]} ${expression}`.trim(),
  forApprovers: 'visible solo para aprobadores y administradores',
  atAllSteps: (rule) => `${rule} en todas las etapas`,
  atManySteps: (rule, several) => `${rule} en ${several} etapas`,
  atSteps: (rule, steps) => `${rule} en ${list.format(steps.map(quoted))}`,
};
