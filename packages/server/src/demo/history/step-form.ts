import type { DefinitionField, FormField, Step, WorkflowDefinition } from '@tramita/client/contract';

function toFormField(
  field: DefinitionField,
  flags: { visible: string; required: string; editable: string },
): FormField {
  const { minValue, maxValue, maxLength, regexExpression, maskedValue, hidden, search, assigneeData, ...rest } = field;
  return { ...rest, rules: { ...flags, minValue, maxValue, maxLength, regexExpression, maskedValue } };
}

/** The form of one step of a definition, as the rules read it. */
export function stepForm(definition: WorkflowDefinition, step: Step): FormField[] {
  if (!('fields' in step)) return [];
  const flags = new Map(step.fields.map((stepField) => [stepField.fieldId, stepField]));
  return definition.fields.flatMap((field) => {
    const stepField = flags.get(field.id);
    return stepField === undefined || field.hidden === true ? [] : [toFormField(field, stepField)];
  });
}
