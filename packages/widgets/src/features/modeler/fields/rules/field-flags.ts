import type { FlagTemplate, ModelStep, ModelStepField, WorkflowModel } from '@tramita/client/contract';
import { changeStepField, type RuleKind } from '@tramita/client/rules';

/** A step that has fields, with its settings for one of them. */
export interface FieldUse {
  readonly step: ModelStep;
  readonly use: ModelStepField;
}

/** Returns the steps that have a field, in row order. */
export function usesOf(steps: readonly ModelStep[], fieldId: string): FieldUse[] {
  return steps.flatMap((step) => {
    const use = 'fields' in step ? step.fields.find((field) => field.fieldId === fieldId) : undefined;
    return use ? [{ step, use }] : [];
  });
}

/**
 * A flag that all steps share. `template` is null if they differ, or if no step has the field. The end step counts only
 * for visibility, because nothing is filled in there.
 */
export interface SharedFlag {
  readonly template: FlagTemplate | null;
  /** The expression, for the template JS. */
  readonly expression: string;
}

/** Returns the flag that all steps with a field share. */
export function sharedFlag(uses: readonly FieldUse[], flag: RuleKind): SharedFlag {
  const filled = uses.filter(({ step }) => step.type !== 'END_EVENT');
  const counted = flag === 'visible' || filled.length === 0 ? uses : filled;
  const [first] = counted;
  const template = first?.use[`${flag}Template`];
  const isShared = counted.every(({ use }) => use[`${flag}Template`] === template && use[flag] === first?.use[flag]);
  if (template === undefined || !isShared) return { template: null, expression: '' };
  return { template, expression: template === 'JS' ? (first?.use[flag] ?? '') : '' };
}

/** Sets the same flag in every step that has a field. */
export function setFlag(
  model: WorkflowModel,
  fieldId: string,
  flag: RuleKind,
  template: FlagTemplate,
  expression = '',
): WorkflowModel {
  return usesOf(model.steps, fieldId).reduce((changed, { step }) => {
    const patch: Partial<ModelStepField> = { [`${flag}Template`]: template };
    if (template === 'JS') patch[flag] = expression;
    return changeStepField(changed, step.id, fieldId, patch);
  }, model);
}
