import type { ModelField, ModelStepField, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { type FormStep, hasForm } from '../commands/change-row.ts';
import { stepName } from '../labels/step-titles.ts';
import type { ChangedSetting, ChangeLanguage, changeTexts } from './change-texts.ts';
import type { WorkflowChange } from './workflow-change.ts';

const fieldName = ({ label, name }: Pick<ModelField, 'label' | 'name'>): string => label.trim() || name;

/** Changes of the form and of its fields' rules at the steps. */
export function fieldChanges(before: WorkflowModel, after: WorkflowModel, language: ChangeLanguage): WorkflowChange[] {
  const { changes: texts, labels } = language;
  const older = new Map(before.fields.map((field) => [field.id, field]));
  const newer = new Set(after.fields.map(({ id }) => id));
  const rules = ruleDetails(before, after, language);
  const present = after.fields.flatMap((field): WorkflowChange[] => {
    const previous = older.get(field.id);
    const subject = fieldName(field);
    const place = { kind: 'field', fieldId: field.id } as const;
    if (previous === undefined) {
      const details = field.type === '' ? [] : [texts.newType(labels.fieldType(field.type))];
      return [{ kind: 'added', lead: texts.field, subject, details, place }];
    }
    const details = [...fieldDetails(previous, field, language), ...(rules.get(field.id) ?? [])];
    return details.length === 0 ? [] : [{ kind: 'changed', lead: texts.field, subject, details, place }];
  });
  const gone = before.fields.flatMap((field): WorkflowChange[] => {
    if (newer.has(field.id)) return [];
    const subject = fieldName(field);
    return [{ kind: 'removed', lead: texts.field, subject, details: [], place: null }];
  });
  return [...present, ...gone];
}

const isSame = (one: unknown, two: unknown): boolean => one === two || JSON.stringify(one) === JSON.stringify(two);

function fieldDetails(before: ModelField, after: ModelField, { changes: texts, labels }: ChangeLanguage): string[] {
  if (before === after) return [];
  const typeLabel = ({ type }: ModelField): string => (type === '' ? texts.none('type') : labels.fieldType(type));
  const shown = (what: ChangedSetting, value: number | undefined): string =>
    value === undefined ? texts.none(what) : texts.number(value);
  const details: string[] = [];
  if (before.label !== after.label) details.push(texts.renamed(fieldName(before)));
  if (before.name !== after.name) details.push(texts.fromTo('name', `#${before.name}`, `#${after.name}`));
  if (before.type !== after.type) details.push(texts.fromTo('type', typeLabel(before), typeLabel(after)));
  if (before.hint !== after.hint) details.push(texts.changedText('hint'));
  if (!isSame(before.options, after.options)) {
    const [was, is] = [before.options.length, after.options.length];
    details.push(was === is ? texts.other('options') : texts.options(was, is));
  }
  const numbers: [ChangedSetting, number | undefined, number | undefined][] = [
    ['minimum', before.minValue, after.minValue],
    ['maximum', before.maxValue, after.maxValue],
    ['maxLength', before.maxLength, after.maxLength],
  ];
  for (const [what, was, is] of numbers) {
    if (was !== is) details.push(texts.fromTo(what, shown(what, was), shown(what, is)));
  }
  const mask = ({ maskedValue }: ModelField): string => (maskedValue ? labels.mask(maskedValue) : texts.none('mask'));
  if (before.maskedValue !== after.maskedValue) details.push(texts.fromTo('mask', mask(before), mask(after)));
  const dates = (field: ModelField) => [field.minDate, field.minDateTotal, field.maxDate, field.maxDateTotal];
  if (!isSame(dates(before), dates(after))) details.push(texts.other('dateLimits'));
  if (!isSame(before.defaultValue, after.defaultValue)) {
    details.push(texts.other(after.type === 'label' ? 'information' : 'defaultValue'));
  }
  if (before.regexExpression !== after.regexExpression) details.push(texts.other('pattern'));
  if (before.assigneeData !== after.assigneeData) details.push(texts.other('personData'));
  if (!isSame(before.search, after.search)) details.push(texts.other('search'));
  if (before.section !== after.section || before.span !== after.span) details.push(texts.other('layout'));
  return details;
}

/** Returns for each field the new rules at steps, with these steps. */
function ruleDetails(
  before: WorkflowModel,
  after: WorkflowModel,
  { changes, labels }: ChangeLanguage,
): Map<string, string[]> {
  const older = new Map(before.steps.map((step) => [step.id, step]));
  const known = new Set(before.fields.map(({ id }) => id));
  const kept = new Set(after.fields.map(({ id }) => id));
  const stepsByText = new Map<string, Map<string, string[]>>();
  const say = (fieldId: string, text: string, step: FormStep): void => {
    if (!known.has(fieldId) || !kept.has(fieldId)) return;
    const texts = stepsByText.get(fieldId) ?? new Map<string, string[]>();
    stepsByText.set(fieldId, texts);
    texts.set(text, [...(texts.get(text) ?? []), stepName(step, labels)]);
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
      for (const text of flagDetails(was.get(field.fieldId), field, changes)) say(field.fieldId, text, step);
    }
    for (const { fieldId } of previous.fields) if (!is.has(fieldId)) say(fieldId, changes.fieldGoes, step);
  }
  const placed = (text: string, steps: readonly string[]): string => {
    if (steps.length === common.length && steps.length > 1) return changes.atAllSteps(text);
    return steps.length > 3 ? changes.atManySteps(text, steps.length) : changes.atSteps(text, steps);
  };
  const worded = (texts: ReadonlyMap<string, string[]>): string[] =>
    [...texts].map(([text, steps]) => placed(text, steps));
  return new Map([...stepsByText].map(([fieldId, texts]) => [fieldId, worded(texts)]));
}

function flagText(
  flag: 'required' | 'editable' | 'visible',
  template: string,
  text: string,
  texts: typeof changeTexts,
): string {
  if (template === 'APPROVERS_ADMIN') return texts.forApprovers;
  const expression = text.trim();
  if (template === 'Y') return texts.flag(flag, 'on', '');
  return texts.flag(flag, template === 'N' || expression === '' ? 'off' : 'when', expression);
}

function flagDetails(before: ModelStepField | undefined, after: ModelStepField, texts: typeof changeTexts): string[] {
  if (before === after) return [];
  if (before === undefined) return [texts.fieldComes];
  return (['required', 'editable', 'visible'] as const).flatMap((flag) => {
    const template = `${flag}Template` as const;
    const was = flagText(flag, before[template], before[flag], texts);
    const is = flagText(flag, after[template], after[flag], texts);
    return was === is ? [] : [is];
  });
}
