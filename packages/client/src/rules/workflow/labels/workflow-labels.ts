import type { ConnectionOperator, FlagTemplate } from '../../../contract/processes/flow-constants.ts';
import type { DatePreset, FieldType, MaskType } from '../../../contract/processes/form.ts';
import type { ModelStepType } from '../../../contract/processes/process-model.ts';
import type { SlaUnit } from '../../../contract/processes/workflow.ts';
import { fieldTypeRecords } from '../../form/field-types.ts';
import {
  assigneeDataOptions,
  builtInFieldLabels,
  datePresetLabels,
  flagTemplateLabels,
  maskLabels,
} from './field-labels.ts';
import { operatorLabels } from './operator-labels.ts';
import { defaultAssignees, stepTitles } from './step-titles.ts';

const workingUnits: Readonly<Record<SlaUnit, readonly [one: string, many: string]>> = {
  DAYS: ['dia útil', 'dias úteis'],
  HOURS: ['hora útil', 'horas úteis'],
  MINUTES: ['minuto útil', 'minutos úteis'],
};
const listOf = /* @__PURE__ */ new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Portuguese names for the parts of a process. */
export const workflowLabels = {
  /** The kind of a step; also the title of a new one. */
  step: (type: ModelStepType): string => stepTitles[type],
  operator: (operator: ConnectionOperator): string => operatorLabels[operator],
  datePreset: (preset: DatePreset): string => datePresetLabels[preset],
  mask: (mask: MaskType): string => maskLabels[mask],
  flag: (template: FlagTemplate): string => flagTemplateLabels[template],
  fieldType: (type: FieldType): string => fieldTypeRecords[type].label,
  /** Empty if there is no such built-in field. */
  builtInField: (name: string): string =>
    Object.hasOwn(builtInFieldLabels, name) ? (builtInFieldLabels[name] ?? '') : '',
  /** One of `assigneeDataOptions`, by its value. */
  personData: (value: string): string => assigneeDataOptions.find((option) => option.value === value)?.label ?? value,
  /** One of `defaultAssignees`, by its id; empty for other people. */
  assignee: (id: number): string => defaultAssignees.find((person) => person.id === id)?.firstName ?? '',
  yes: 'Sim',
  no: 'Não',
  relativeDays: (count: number, isBefore: boolean): string =>
    `${count} ${count === 1 ? 'dia' : 'dias'} ${isBefore ? 'antes' : 'depois'}`,
  noSla: 'Sem SLA',
  /** Working time of each unit, longest first: `3 dias úteis e 4 horas úteis`. */
  workingTotal: (parts: readonly (readonly [count: number, unit: SlaUnit])[]): string =>
    listOf.format(
      parts.map(([count, unit]) => `${count.toLocaleString('pt-BR')} ${workingUnits[unit][count === 1 ? 0 : 1]}`),
    ),
};
