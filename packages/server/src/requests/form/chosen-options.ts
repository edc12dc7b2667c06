import type { FormField, WorkflowDefinition } from '@tramita/client/contract';

/**
 * Gives search fields the choice they hold, where the process itself lists the choices: who decides reads
 * "Aprovação de pedidos" and not the value behind it.
 */
export function withChosenOptions(fields: readonly FormField[], definition: WorkflowDefinition): FormField[] {
  const sources = new Map(definition.fields.map((field) => [field.name, field.search]));
  return fields.map((field) => {
    const source = sources.get(field.name);
    const chosen = source?.kind === 'list' && source.items.find(({ value }) => value === field.value);
    return chosen ? { ...field, options: [{ label: chosen.label, value: chosen.value }] } : field;
  });
}
