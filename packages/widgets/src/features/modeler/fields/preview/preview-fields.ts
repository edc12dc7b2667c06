import type { FormField, ModelStep, WorkflowDefinition, WorkflowModel } from '@tramita/client/contract';
import { definitionOf, fieldTypeRecord, formFieldsOf } from '@tramita/client/rules';
import type { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';

/** Returns the steps that have fields, whose form can be previewed. */
export function previewSteps(steps: readonly ModelStep[]): ModelStep[] {
  return steps.filter((step) => 'fields' in step && step.fields.length > 0);
}

/**
 * Returns the form of a step as the server would build it from the unfinished model. Skips fields without a name or
 * with the name of an earlier field. Fields that the system fills in show the name of their property as value.
 */
export function previewFields(
  model: Pick<WorkflowModel, 'steps' | 'fields'>,
  stepId: string,
  labels: Pick<typeof modelerLabelTexts, 'personData'>,
): FormField[] {
  const definition = definitionOf(model);
  const names = new Set<string>(['']);
  const fields = formFieldsOf({
    processId: 0,
    definition,
    stepId,
    values: systemValues(definition, labels),
    showsApproverFields: true,
  });
  return fields.flatMap((field) => {
    if (names.has(field.name)) return [];
    names.add(field.name);
    return [{ ...field, label: field.label || field.name }];
  });
}

function systemValues(
  { fields }: WorkflowDefinition,
  labels: Pick<typeof modelerLabelTexts, 'personData'>,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, type, assigneeData }) => {
      return fieldTypeRecord(type).isComputed && assigneeData ? [[name, labels.personData(assigneeData)]] : [];
    }),
  );
}
