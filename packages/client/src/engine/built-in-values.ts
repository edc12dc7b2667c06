import type { FieldType, FormValues } from '../contract/processes/form.ts';
import type { WorkflowDefinition } from '../contract/processes/workflow.ts';
import { builtInFields } from '../rules/workflow/built-in-fields.ts';

/** Names the server itself fills in every request; forms cannot write them. */
type BuiltInName =
  | 'approved'
  | 'motive'
  | 'statusCode'
  | 'protocol'
  | 'callbackUrl'
  | 'idk'
  | 'approvedBy'
  | 'reprovedBy';

/** What of `values` people may write: unknown names, built-in ones and data of the register are dropped. */
export function formValuesOf(definition: WorkflowDefinition, values: FormValues): FormValues {
  const writable = definition.fields.filter(({ type }) => type !== 'assigneeData');
  const known = new Set(writable.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => known.has(name) && !Object.hasOwn(builtInFields, name)),
  );
}

/** Every field a gateway, a call or an expression may read: those of the form and the built-in ones, which win over a namesake. */
export function readableFields(definition: WorkflowDefinition): { name: string; type: FieldType }[] {
  const builtIn = Object.entries(builtInFields).map(([name, type]) => ({ name, type }));
  return [...builtIn, ...definition.fields];
}

/** Names only the server writes; the type keeps them spelled as declared. */
export function builtIn(values: Partial<Record<BuiltInName, string | number | boolean | null>>) {
  return values as Record<string, string | number | boolean | null>;
}
