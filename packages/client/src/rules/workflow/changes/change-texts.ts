import type { SlaUnit } from '../../../contract/processes/workflow.ts';
import { formatNumber } from '../../form/number-text.ts';
import { workflowLabels } from '../labels/workflow-labels.ts';

const quoted = (text: string): string => `“${text}”`;

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

const units: Readonly<Record<SlaUnit, readonly [string, string]>> = {
  MINUTES: ['minuto', 'minutos'],
  HOURS: ['hora', 'horas'],
  DAYS: ['dia', 'dias'],
};

/** Settings whose two values are shown. */
const settings = {
  title: 'nome',
  category: 'categoria',
  department: 'departamento',
  sector: 'setor',
  initializers: 'quem pode solicitar',
  nps: 'pesquisa NPS',
  active: 'processo ativo',
  counting: 'contagem do prazo',
  spreadsheet: 'planilha',
  sla: 'SLA',
  notice: 'aviso',
  call: 'chamada',
  retries: 'novas tentativas',
  name: 'nome',
  type: 'tipo',
  minimum: 'mínimo',
  maximum: 'máximo',
  maxLength: 'limite de caracteres',
  mask: 'máscara',
};

/** Settings whose names are feminine. */
const feminine: ReadonlySet<string> = new Set(['category', 'nps', 'mask']);

/** Long texts, whose values are not shown. */
const longTexts = { subtitle: 'subtítulo', description: 'descrição', hint: 'dica' };

/** Settings that are on or off. */
const switches = {
  isRoutable: 'permitir transferência',
  isAttachmentRequired: 'exigir anexo',
  waitUntilEndOfProcess: 'aguardar o fim do processo',
  renotify: 'repetir o aviso todo dia',
  fillingFromSheet: 'ser preenchida por planilha',
  asynchronous: 'aguardar o retorno do sistema',
  continueIfError: 'continuar mesmo com erro',
};

/** Settings of which only the change is reported. */
const others = {
  callData: 'outros dados na chamada',
  errorNotice: 'outro aviso de erro de integração',
  dateLimits: 'outros limites de data',
  information: 'outra informação',
  defaultValue: 'outro valor inicial',
  pattern: 'outra expressão regular',
  personData: 'outro dado do usuário',
  search: 'outra origem da busca',
  layout: 'outro lugar no formulário',
  statuses: 'outros status de usuário permitidos',
  options: 'outras opções',
};

const flags = {
  required: ['obrigatório', 'opcional', 'obrigatório quando'],
  editable: ['editável', 'só para leitura', 'editável quando'],
  visible: ['visível', 'oculto', 'visível quando'],
} as const;

const notices = ['nenhum', 'chat', 'e-mail'] as const;

/** Name of a setting in a text about changes. */
export type ChangedSetting = keyof typeof settings;
/** Name of a long text in a text about changes. */
export type ChangedText = keyof typeof longTexts;
/** Name of a switch in a text about changes. */
export type ChangedSwitch = keyof typeof switches;
/** Name of a setting of which only the change is reported. */
export type ChangedOther = keyof typeof others;
/** A flag of a field: on, off, or on when its expression is true. */
export type FlagState = 'on' | 'off' | 'when';

/** All Portuguese texts about changes between two versions of a process. */
export const changeTexts = {
  process: 'Processo',
  step: 'Etapa',
  connection: 'Conexão',
  field: 'Campo',
  unnamed: 'sem nome',
  /** In place of a value that a setting does not have. */
  none: (setting: ChangedSetting): string => (feminine.has(setting) ? 'nenhuma' : 'nenhum'),
  number: (value: number): string => formatNumber('float', value),
  everyone: 'todos',
  yes: 'sim',
  no: 'não',
  title: (title: string): string => quoted(title),
  counting: (isWorking: boolean, calendar: string | null): string =>
    isWorking ? `horas úteis, ${calendar ?? 'filial do solicitante'}` : 'horas corridas',
  fromTo: (setting: ChangedSetting, before: string, after: string): string =>
    `${settings[setting]} de ${before} para ${after}`,
  changedText: (text: ChangedText): string => `${longTexts[text]} com outro texto`,
  turnedOn: (name: ChangedSwitch): string => `passa a ${switches[name]}`,
  turnedOff: (name: ChangedSwitch): string => `deixa de ${switches[name]}`,
  other: (name: ChangedOther): string => others[name],
  renamed: (before: string): string => `antes ${quoted(before)}`,
  comes: (who: string): string => `entra ${who}`,
  goes: (who: string): string => `sai ${who}`,
  fieldComes: 'entra',
  fieldGoes: 'sai',
  leadsTo: (step: string): string => `leva a ${quoted(step)}`,
  leadsNowhere: 'não leva mais a nenhuma etapa',
  between: (before: string, after: string): string => `entre ${quoted(before)} e ${quoted(after)}`,
  after: (step: string): string => `depois de ${quoted(step)}`,
  before: (step: string): string => `antes de ${quoted(step)}`,
  from: (step: string): string => `de ${quoted(step)}`,
  way: (from: string, to: string): string => `de ${quoted(from)} para ${quoted(to)}`,
  when: (condition: string): string => `quando ${condition}`,
  openCondition: 'condição incompleta',
  sla: (count: number, unit: SlaUnit): string => `${count} ${units[unit][count === 1 ? 0 : 1]}`,
  notice: (by: 0 | 1 | 2): string => notices[by],
  sheet: (name: string): string => `planilha ${name}`.trim(),
  newType: (type: string): string => `tipo ${type.toLowerCase()}`,
  options: (before: number, after: number): string => `opções de ${before} para ${after}`,
  flag(flag: keyof typeof flags, state: FlagState, expression: string): string {
    const [on, off, when] = flags[flag];
    return state === 'on' ? on : state === 'off' ? off : `${when} ${expression}`;
  },
  forApprovers: 'visível só para aprovadores e administradores',
  atAllSteps: (rule: string): string => `${rule} em todas as etapas`,
  atManySteps: (rule: string, several: number): string => `${rule} em ${several} etapas`,
  atSteps: (rule: string, steps: readonly string[]): string => `${rule} em ${listed(steps.map(quoted))}`,
};

/** The texts of changes, and the names of the parts they are about. */
export interface ChangeLanguage {
  readonly changes: typeof changeTexts;
  readonly labels: typeof workflowLabels;
}

/** The Portuguese texts. */
export const portugueseChanges: ChangeLanguage = { changes: changeTexts, labels: workflowLabels };
