import type { ModelField, ModelStepField, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { fieldTypeRecords } from '../../form/field-types.ts';
import { type FormStep, hasForm } from '../commands/change-row.ts';
import { maskLabels } from '../labels/field-labels.ts';
import { changeTexts } from './change-texts.ts';
import type { WorkflowChange } from './workflow-change.ts';

/** Changes of the form and of its fields' rules at the steps. */
export function fieldChanges(before: WorkflowModel, after: WorkflowModel): WorkflowChange[] {
  const older = new Map(before.fields.map((field) => [field.id, field]));
  const newer = new Set(after.fields.map(({ id }) => id));
  const rules = ruleDetails(before, after);
  const present = after.fields.flatMap((field): WorkflowChange[] => {
    const previous = older.get(field.id);
    const subject = changeTexts.fieldName(field);
    const place = { kind: 'field', fieldId: field.id } as const;
    if (previous === undefined) {
      const details = field.type === '' ? [] : [`tipo ${fieldTypeRecords[field.type].label.toLowerCase()}`];
      return [{ kind: 'added', lead: changeTexts.field, subject, details, place }];
    }
    const details = [...fieldDetails(previous, field), ...(rules.get(field.id) ?? [])];
    return details.length === 0 ? [] : [{ kind: 'changed', lead: changeTexts.field, subject, details, place }];
  });
  const gone = before.fields.flatMap((field): WorkflowChange[] => {
    if (newer.has(field.id)) return [];
    const subject = changeTexts.fieldName(field);
    return [{ kind: 'removed', lead: changeTexts.field, subject, details: [], place: null }];
  });
  return [...present, ...gone];
}

const typeLabel = ({ type }: ModelField): string => (type === '' ? changeTexts.none : fieldTypeRecords[type].label);
const isSame = (one: unknown, two: unknown): boolean => one === two || JSON.stringify(one) === JSON.stringify(two);
const shown = (value: number | undefined): string => (value === undefined ? changeTexts.none : String(value));

function fieldDetails(before: ModelField, after: ModelField): string[] {
  if (before === after) return [];
  const details: string[] = [];
  if (before.label !== after.label) details.push(changeTexts.renamed(changeTexts.fieldName(before)));
  if (before.name !== after.name) details.push(changeTexts.fromTo('nome', `#${before.name}`, `#${after.name}`));
  if (before.type !== after.type) details.push(changeTexts.fromTo('tipo', typeLabel(before), typeLabel(after)));
  if (before.hint !== after.hint) details.push(changeTexts.changedText('dica'));
  if (!isSame(before.options, after.options)) {
    details.push(changeTexts.options(before.options.length, after.options.length));
  }
  const numbers: [string, number | undefined, number | undefined][] = [
    ['mínimo', before.minValue, after.minValue],
    ['máximo', before.maxValue, after.maxValue],
    ['limite de caracteres', before.maxLength, after.maxLength],
  ];
  for (const [what, was, is] of numbers) {
    if (was !== is) details.push(changeTexts.fromTo(what, shown(was), shown(is)));
  }
  const mask = ({ maskedValue }: ModelField): string => (maskedValue ? maskLabels[maskedValue] : changeTexts.none);
  if (before.maskedValue !== after.maskedValue) details.push(changeTexts.fromTo('máscara', mask(before), mask(after)));
  const dates = (field: ModelField) => [field.minDate, field.minDateTotal, field.maxDate, field.maxDateTotal];
  if (!isSame(dates(before), dates(after))) details.push('outros limites de data');
  if (!isSame(before.defaultValue, after.defaultValue)) {
    details.push(after.type === 'label' ? 'outra informação' : 'outro valor inicial');
  }
  if (before.regexExpression !== after.regexExpression) details.push('outra expressão regular');
  if (before.assigneeData !== after.assigneeData) details.push('outro dado do usuário');
  if (!isSame(before.search, after.search)) details.push('outra origem da busca');
  if (before.section !== after.section || before.span !== after.span) details.push('outro lugar no formulário');
  return details;
}

/** Returns for each field the new rules at steps, with these steps. */
function ruleDetails(before: WorkflowModel, after: WorkflowModel): Map<string, string[]> {
  const older = new Map(before.steps.map((step) => [step.id, step]));
  const known = new Set(before.fields.map(({ id }) => id));
  const kept = new Set(after.fields.map(({ id }) => id));
  const stepsByText = new Map<string, Map<string, string[]>>();
  const say = (fieldId: string, text: string, step: FormStep): void => {
    if (!known.has(fieldId) || !kept.has(fieldId)) return;
    const texts = stepsByText.get(fieldId) ?? new Map<string, string[]>();
    stepsByText.set(fieldId, texts);
    texts.set(text, [...(texts.get(text) ?? []), changeTexts.nameOf(step)]);
  };
  const common = after.steps.flatMap((step) => {
    const previous = older.get(step.id);
    return hasForm(step) && previous !== undefined && hasForm(previous) ? [{ step, previous }] : [];
  });
  for (const { step, previous } of common) {
    if (step.fields === previous.fields) continue;
    const was = new Map(previous.fields.map((field) => [field.fieldId, field]));
    const is = new Set(step.fields.map(({ fieldId }) => fieldId));
    for (const field of step.fields) {
      for (const text of flagDetails(was.get(field.fieldId), field)) say(field.fieldId, text, step);
    }
    for (const { fieldId } of previous.fields) if (!is.has(fieldId)) say(fieldId, changeTexts.goes('').trim(), step);
  }
  const worded = (texts: ReadonlyMap<string, string[]>): string[] =>
    [...texts].map(([text, steps]) => `${text} ${changeTexts.atSteps(steps, steps.length === common.length)}`);
  return new Map([...stepsByText].map(([fieldId, texts]) => [fieldId, worded(texts)]));
}

function flagDetails(before: ModelStepField | undefined, after: ModelStepField): string[] {
  if (before === after) return [];
  if (before === undefined) return [changeTexts.comes('').trim()];
  return (['required', 'editable', 'visible'] as const).flatMap((flag) => {
    const template = `${flag}Template` as const;
    const was = changeTexts.flagText(flag, before[template], before[flag]);
    const is = changeTexts.flagText(flag, after[template], after[flag]);
    return was === is ? [] : [is];
  });
}
