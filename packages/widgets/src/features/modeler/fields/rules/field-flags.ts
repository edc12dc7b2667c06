import type { FlagTemplate, ModelStep, ModelStepField, WorkflowModel } from '@tramita/client/contract';
import { changeStepField, type RuleKind } from '@tramita/client/rules';

/** A step that carries fields, with what it does with one of them. */
export interface FieldUse {
  readonly step: ModelStep;
  readonly use: ModelStepField;
}

/** The steps that carry a field, in the order of the row. */
export function usesOf(steps: readonly ModelStep[], fieldId: string): FieldUse[] {
  return steps.flatMap((step) => {
    const use = 'fields' in step ? step.fields.find((field) => field.fieldId === fieldId) : undefined;
    return use ? [{ step, use }] : [];
  });
}

/**
 * A flag as all steps have it. `template` is null where they differ, or where no step carries the field. Nobody fills
 * anything in at the end of a process: what stands there counts for being seen only.
 */
export interface SharedFlag {
  readonly template: FlagTemplate | null;
  /** The expression, for the template JS. */
  readonly expression: string;
}

/** What all the steps that carry a field have in common about one of its flags. */
export function sharedFlag(uses: readonly FieldUse[], flag: RuleKind): SharedFlag {
  const filled = uses.filter(({ step }) => step.type !== 'END_EVENT');
  const counted = flag === 'visible' || filled.length === 0 ? uses : filled;
  const [first] = counted;
  const template = first?.use[`${flag}Template`];
  const isShared = counted.every(({ use }) => use[`${flag}Template`] === template && use[flag] === first?.use[flag]);
  if (template === undefined || !isShared) return { template: null, expression: '' };
  return { template, expression: template === 'JS' ? (first?.use[flag] ?? '') : '' };
}

/** Gives every step that carries a field the same flag. */
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
