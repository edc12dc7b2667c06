import type { ModelConnection, ModelField, ModelStep } from '../../../contract/processes/process-model.ts';
import type { SlaUnit } from '../../../contract/processes/workflow.ts';
import { conditionInWords } from '../labels/condition-in-words.ts';
import { stepName } from '../labels/step-titles.ts';

const fieldName = ({ label, name }: Pick<ModelField, 'label' | 'name'>): string => label.trim() || name;
const quoted = (text: string): string => `“${text}”`;

const fromTo = (what: string, before: string, after: string): string => `${what} de ${before} para ${after}`;

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

const units: Readonly<Record<SlaUnit, readonly [string, string]>> = {
  MINUTES: ['minuto', 'minutos'],
  HOURS: ['hora', 'horas'],
  DAYS: ['dia', 'dias'],
};

function flagText(flag: 'required' | 'editable' | 'visible', template: string, text: string): string {
  const words = {
    required: ['obrigatório', 'opcional', 'obrigatório quando'],
    editable: ['editável', 'só para leitura', 'editável quando'],
    visible: ['visível', 'oculto', 'visível quando'],
  }[flag];
  if (template === 'APPROVERS_ADMIN') return 'visível só para aprovadores e administradores';
  if (template === 'Y') return words[0] ?? '';
  return template === 'N' || text.trim() === '' ? (words[1] ?? '') : `${words[2]} ${text.trim()}`;
}

/** All texts about changes between two versions of a process. */
export const changeTexts = {
  process: 'Processo',
  step: 'Etapa',
  connection: 'Conexão',
  field: 'Campo',
  nameOf: stepName,
  fieldName,
  fromTo,
  changedText: (what: string): string => `${what} com outro texto`,
  renamed: (before: string): string => `antes ${quoted(before)}`,
  none: 'nenhum',
  everyone: 'todos',
  yes: 'sim',
  no: 'não',
  turnedOn: (what: string): string => `passa a ${what}`,
  turnedOff: (what: string): string => `deixa de ${what}`,
  comes: (who: string): string => `entra ${who}`,
  goes: (who: string): string => `sai ${who}`,
  leadsTo: (step: ModelStep | undefined): string =>
    step === undefined ? 'não leva mais a nenhuma etapa' : `leva a ${quoted(stepName(step))}`,
  between(before: ModelStep | undefined, after: ModelStep | undefined): string[] {
    if (before !== undefined && after !== undefined)
      return [`entre ${quoted(stepName(before))} e ${quoted(stepName(after))}`];
    if (before !== undefined) return [`depois de ${quoted(stepName(before))}`];
    return after === undefined ? [] : [`antes de ${quoted(stepName(after))}`];
  },
  way: (from: ModelStep, to: ModelStep | undefined): string =>
    to === undefined ? `de ${quoted(stepName(from))}` : `de ${quoted(stepName(from))} para ${quoted(stepName(to))}`,
  condition(connection: ModelConnection, fields: readonly ModelField[]): string {
    const words = conditionInWords(connection, fields);
    return words === null ? 'condição incompleta' : `quando ${words}`;
  },
  sla(step: ModelStep): string {
    if (!('sla' in step) || step.sla === null || step.slaUnit === null) return 'nenhum';
    const [one, many] = units[step.slaUnit];
    return `${step.sla} ${step.sla === 1 ? one : many}`;
  },
  flagText,
  atSteps(names: readonly string[], isEverywhere: boolean): string {
    if (isEverywhere && names.length > 1) return 'em todas as etapas';
    return names.length > 3 ? `em ${names.length} etapas` : `em ${listed(names.map(quoted))}`;
  },
  options: (before: number, after: number): string =>
    before === after ? 'outras opções' : fromTo('opções', String(before), String(after)),
} as const;
