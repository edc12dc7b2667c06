import type { FormField, WorkflowDefinition } from '@tramita/client/contract';

/**
 * Adds the chosen option to search fields whose options are listed in the process, so that the approver reads
 * "Aprovação de pedidos" instead of its value.
 */
export function withChosenOptions(fields: readonly FormField[], definition: WorkflowDefinition): FormField[] {
  const sources = new Map(definition.fields.map((field) => [field.name, field.search]));
  return fields.map((field) => {
    const source = sources.get(field.name);
    const chosen = source?.kind === 'list' && source.items.find(({ value }) => value === field.value);
    return chosen ? { ...field, options: [{ label: chosen.label, value: chosen.value }] } : field;
  });
}
