import { richTextMaxDepth } from '../../contract/base/limits.ts';
import type { ExpressionErrorCode } from '../expression/expression-error.ts';
import { formatNumber } from '../form/number-text.ts';
import type { workflowLabels } from '../workflow/labels/workflow-labels.ts';
import type { ConnectionPart, workflowProblems } from '../workflow/problems/workflow-problems.ts';
import type { TextsLike } from './texts-like.ts';

const workingUnits = {
  DAYS: ['día hábil', 'días hábiles'],
  HOURS: ['hora hábil', 'horas hábiles'],
  MINUTES: ['minuto hábil', 'minutos hábiles'],
} as const;
const listOf = /* @__PURE__ */ new Intl.ListFormat('es', { type: 'conjunction' });

const steps = {
  START_EVENT: 'Inicio',
  USER_TASK: 'Tarea (Usuario)',
  APPROVAL_TASK: 'Tarea (Aprobación)',
  SERVICE_TASK: 'Tarea de Servicio',
  GATEWAY: 'Decisión',
  END_EVENT: 'Fin',
  ADD: 'Agregar etapa',
};
const operators = {
  '=': 'es igual a',
  '!=': 'es diferente de',
  '<': 'es menor que',
  '<=': 'es menor o igual a',
  '>': 'es mayor que',
  '>=': 'es mayor o igual a',
  contains: 'contiene',
  isNull: 'está vacío',
  isNotNull: 'está completo',
};
const datePresets = {
  CURRENT_DATE: 'Fecha actual',
  LAST_DATE: 'Día anterior',
  NEXT_DATE: 'Día siguiente',
  LAST_WEEK: 'Una semana antes',
  NEXT_WEEK: 'Una semana después',
  LAST_MONTH: 'Un mes antes',
  NEXT_MONTH: 'Un mes después',
  START_CURRENT_MONTH: 'Inicio del mes actual',
  END_CURRENT_MONTH: 'Fin del mes actual',
  OTHERS: 'Otra cantidad de días',
};
const masks = { cpf: 'CPF', rg: 'RG', cnpj: 'CNPJ', cep: 'CEP', telephone: 'Teléfono', cell: 'Celular' };
const flags = { Y: 'Sí', N: 'No', JS: 'Expresión JavaScript', APPROVERS_ADMIN: 'Aprobadores y Admins' };
const fieldTypes = {
  string: 'Texto corto',
  text: 'Texto largo',
  texteditor: 'Texto con formato',
  password: 'Contraseña',
  integer: 'Número entero',
  float: 'Número decimal',
  money: 'Moneda',
  date: 'Fecha',
  boolean: 'Sí o no',
  select: 'Selección',
  'select-multiple': 'Selección múltiple',
  chips: 'Etiquetas',
  label: 'Información',
  file: 'Archivo',
  search: 'Búsqueda',
  acceptance: 'Aceptación',
  regex: 'Expresión regular',
  assigneeData: 'Dato del usuario',
  masked: 'Máscara',
};
const builtInFields: Readonly<Record<string, string>> = {
  approved: 'Aprobado',
  motive: 'Motivo',
  statusCode: 'Código de la respuesta',
  protocol: 'Protocolo',
  callbackUrl: 'Dirección de retorno',
  idk: 'IDK',
  approvedBy: 'Aprobado por',
  reprovedBy: 'Rechazado por',
};
const personData: Readonly<Record<string, string>> = {
  custom1: 'ID',
  custom2: 'CPF',
  custom3: 'Cargo',
  custom4: 'Sucursal',
  custom5: 'Sector',
  customName: 'Nombre',
  userName: 'Usuario',
};
const assignees: Readonly<Record<number, string>> = {
  1: 'Iniciador',
  2: 'Superior directo',
  3: 'Superior directo del superior',
};

/** Spanish names for the parts of a process. */
export const labels: TextsLike<typeof workflowLabels> = {
  step: (type) => steps[type],
  operator: (operator) => operators[operator],
  datePreset: (preset) => datePresets[preset],
  mask: (mask) => masks[mask],
  flag: (template) => flags[template],
  fieldType: (type) => fieldTypes[type],
  builtInField: (name) => (Object.hasOwn(builtInFields, name) ? (builtInFields[name] ?? '') : ''),
  personData(value) {
    const [, key = value, level] = /^(.*?)(N1|N2)?$/.exec(value) ?? [];
    const label = personData[key] ?? key;
    if (level === undefined) return label;
    return level === 'N1' ? `${label} - Superior (N1)` : `${label} - Superior del superior (N2)`;
  },
  assignee: (id) => assignees[id] ?? '',
  yes: 'Sí',
  no: 'No',
  relativeDays: (count, isBefore) => `${count} ${count === 1 ? 'día' : 'días'} ${isBefore ? 'antes' : 'después'}`,
  noSla: 'Sin SLA',
  workingTotal: (parts) =>
    listOf.format(
      parts.map(([count, unit]) => `${count.toLocaleString('es')} ${workingUnits[unit][count === 1 ? 0 : 1]}`),
    ),
};

const connection = (label: string): string => (label.trim() === '' ? 'sin nombre' : `"${label}"`);
const partNames: Readonly<Record<ConnectionPart, string>> = {
  label: 'nombre',
  field: 'campo',
  operator: 'operador',
  value: 'valor',
  target: 'destino',
};
const list = new Intl.ListFormat('es', { type: 'conjunction' });
const withoutParts = (parts: readonly ConnectionPart[]): string =>
  `sin ${list.format(parts.map((part) => partNames[part]))} ${parts.length === 1 ? 'válido' : 'válidos'}`;

const expressions: Readonly<Record<ExpressionErrorCode, string>> = {
  SYNTAX: 'la expresión está incompleta o tiene un signo que no se espera aquí',
  TOO_LONG: 'la expresión es demasiado larga',
  TOO_DEEP: 'la expresión tiene demasiados niveles',
  NOT_ALLOWED: 'esto no se permite en expresiones; para comparar use "=="',
  UNKNOWN_NAME: 'este nombre no existe; para leer un campo use "#"',
  UNKNOWN_METHOD: 'este método no se puede usar aquí',
  EVALUATION: 'no se pudo calcular la expresión',
  LIMIT: 'la expresión hace demasiados cálculos',
};

/** Spanish sentences about problems of a process. */
export const problems: TextsLike<typeof workflowProblems> = {
  choose: 'Seleccione una opción',
  emptyItem: 'Complete el campo',
  tooLong: (limit) => `Use como máximo ${limit} caracteres`,
  processTitle: 'Complete el nombre del proceso',
  spreadsheetEmpty: 'Complete la URL de la planilla',
  spreadsheetInvalid: 'Indique una planilla válida',
  stepTitle: 'Complete el título',
  slaWhole: 'Escriba un número entero mayor que cero',
  slaLong: 'Use un plazo de hasta 100 años',
  errorTarget: 'Complete el destino de la notificación',
  sheetUrl: 'Complete la URL de Google Sheets',
  sheetName: 'Complete la pestaña',
  endpoint: 'Complete la URL de la petición',
  retriesMissing: 'La cantidad de reintentos es obligatoria',
  retriesRange: 'Escriba un número de 0 a 10',
  secretHeader: (header, isMoved) =>
    isMoved
      ? `La dirección de la integración cambió. Indique de nuevo el valor del encabezado "${header}"`
      : `Indique el valor del encabezado "${header}"`,
  secretBody: (isMoved) =>
    isMoved
      ? 'La dirección de la integración cambió. Indique de nuevo el cuerpo de la petición'
      : 'Indique el cuerpo de la petición',
  answerTwice: 'Use cada propiedad de la respuesta en un solo campo',
  fieldGone: 'El campo ya no existe',
  connectionLabel: 'Complete el nombre de la conexión',
  connectionTarget: 'Elija la etapa de destino',
  valueUnused: 'Deje el valor vacío',
  valueMissing: 'Complete el valor',
  valueOption: 'El campo ya no tiene esta opción',
  valueNumber: 'Escriba un número válido',
  fieldLabel: 'Complete el título',
  fieldName: 'Complete el nombre',
  fieldType: 'Seleccione un tipo',
  fieldMask: 'Seleccione una máscara',
  fieldMaxLength: 'El máximo de caracteres debe ser un número entero mayor que cero',
  fieldMaxValue: 'El valor mínimo no puede ser mayor que el máximo',
  fieldMaxDate: 'La fecha mínima no puede ser posterior a la máxima',
  fieldDayOffset: (limit) => `Use como máximo ${formatNumber('integer', limit)} días`,
  fieldDefault: 'El campo no acepta este valor inicial',
  fieldSearch: 'La configuración de la búsqueda está incompleta o no es válida',
  nameTaken: 'El nombre ya existe. Elija uno diferente.',
  nameReserved: 'Este nombre está reservado. Elija otro.',
  nameCharacters: 'Use letras sin acento, números y _, sin comenzar por un número',
  renamed: (wanted) => `El nombre "${wanted}" ya existe. Lo cambiamos por otro disponible.`,
  optionLabel: 'Complete el título',
  optionValue: 'Complete el valor',
  lacksTitle: 'no contiene título',
  lacksName: 'no contiene nombre',
  lacksPersonData: 'no contiene dato del usuario',
  unknownPersonData: 'contiene un dato del usuario que no existe',
  lacksInformation: 'no contiene información',
  lacksMask: 'no contiene máscara',
  lacksOptions: 'no contiene opciones',
  lacksPattern: 'no contiene expresión regular',
  brokenPattern: 'contiene una expresión regular no válida',
  reversedRange: 'el valor mínimo debe ser menor que el máximo',
  lastStep: 'Agregue un final al proceso',
  emptyStep: 'Agregue al menos una etapa al proceso',
  openConnections: 'Complete todas las conexiones de decisión',
  openConnection: (step, label, order, parts) =>
    `${step}, conexión ${label === '' ? order : `“${label}”`} ${withoutParts(parts)}`,
  noWork: 'Agregue al menos una etapa además de inicio, fin o decisión',
  category: 'Agregue una categoría',
  department: 'Seleccione un departamento',
  sector: 'Seleccione un sector',
  statuses: 'Agregue al menos un estado de usuario permitido',
  nps: 'Indique si el proceso tendrá NPS',
  spreadsheetUrl: 'Indique una URL de planilla',
  form: 'Hay problemas en el formulario',
  stepFields: (uses, most) =>
    `Las etapas usan campos ${formatNumber('integer', uses)} veces; use como máximo ${formatNumber('integer', most)}`,
  richTexts: 'Los textos con formato de los campos superan juntos los 200.000 caracteres',
  richTextTooLong: 'El texto con su formato supera los 200.000 caracteres. Reduzca el texto.',
  richTextTooDeep: `El texto tiene más de ${richTextMaxDepth} niveles de formato. Simplifique el formato.`,
  expression: (code) => expressions[code],
  sameStepId: (id) => `Hay más de una etapa con el identificador "${id}"`,
  startFirst: 'La primera etapa debe ser el evento de inicio',
  endLast: 'La última etapa debe ser el evento de fin',
  oneStart: 'Solo puede haber un evento de inicio, en la primera posición',
  untitledStep: 'La etapa no tiene título',
  unknownTarget: 'Una conexión lleva a una etapa que no existe',
  targetIsStart: 'Ninguna conexión puede llevar al evento de inicio',
  targetIsSelf: 'Una etapa no puede llevar a sí misma',
  noAssignees: 'La etapa no tiene responsables',
  slaZero: 'El plazo de la etapa debe ser mayor que cero',
  endConnected: 'El evento de fin no puede tener conexiones',
  oneConnection: 'Las tareas solo pueden tener una conexión',
  noExit: 'La etapa no lleva a ninguna otra',
  serviceSheetUrl: 'La dirección de la planilla no está completa',
  serviceSheetName: 'La pestaña de la planilla no está completa',
  serviceEndpoint: 'La dirección del servicio no está completa',
  serviceRetries: 'El número de reintentos debe estar entre 0 y 10',
  sheetField: (name) => `La planilla usa el campo "${name}", que no existe en el formulario`,
  gatewayEmpty: 'La decisión no tiene conexiones',
  unreached: 'Ningún camino lleva a esta etapa',
  connectionUnnamed: 'Una conexión de la decisión no tiene nombre',
  connectionNoField: (label) => `La conexión ${connection(label)} no tiene campo`,
  connectionUnknownField: (label, name) => `La conexión ${connection(label)} usa el campo "${name}", que no existe`,
  connectionNoOperator: (label) => `La conexión ${connection(label)} no tiene operador`,
  connectionNoValue: (label) => `La conexión ${connection(label)} no tiene valor`,
  connectionValueUnused: (label) => `La conexión ${connection(label)} no puede tener valor con ese operador`,
  connectionContainsDate: (label) => `La conexión ${connection(label)} no puede usar "contiene" en una fecha`,
  connectionDate: (label) => `La conexión ${connection(label)} no tiene una fecha válida`,
  sameFieldName: (name) => `Hay más de un campo con el nombre "${name}"`,
  sameFieldId: (id) => `Hay más de un campo con el identificador "${id}"`,
  fieldNameSigns: (name) => `El campo "${name}" tiene un nombre con espacios o signos`,
  fieldNameReserved: (name) => `El nombre del campo "${name}" está reservado`,
  fieldNoTitle: (name) => `El campo "${name}" no tiene título`,
  fieldNoOptions: (name) => `El campo "${name}" no tiene opciones`,
  fieldSameOptions: (name) => `El campo "${name}" tiene opciones con el mismo valor`,
  fieldNoMask: (name) => `El campo "${name}" no tiene máscara`,
  fieldNoSearch: (name) => `El campo "${name}" no tiene origen de la búsqueda`,
  fieldNoPattern: (name) => `El campo "${name}" no tiene expresión regular`,
  fieldBrokenPattern: (name) => `El campo "${name}" tiene una expresión regular no válida o demasiado lenta`,
  fieldReversed: (name) => `El campo "${name}" tiene el mínimo mayor que el máximo`,
  fieldUnknownDate: (name) => `El campo "${name}" tiene un límite de fecha desconocido`,
  stepUnknownField: 'La etapa usa un campo que no existe',
  stepFieldTwice: 'La etapa repite un campo',
  brokenRule: (field, sentence) => `La expresión del campo "${field}" tiene problemas: ${sentence}`,
  ruleUnknownOption: (field, name, option) =>
    `La expresión del campo "${field}" compara el campo "${name}" con "${option}", que no es una de sus opciones`,
  ruleUnknownField: (field, name) => `La expresión del campo "${field}" lee el campo "${name}", que no existe`,
};
