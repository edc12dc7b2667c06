import type { FieldType } from '../contract/processes/form.ts';
import type { FormValues } from '../contract/processes/form-values.ts';
import type { WorkflowDefinition } from '../contract/processes/workflow.ts';
import { fieldTypeRecord } from '../rules/form/field-types.ts';
import { builtInFields } from '../rules/workflow/built-in-fields.ts';

/** Names that the server fills in for every request; forms cannot write them. */
type BuiltInName =
  | 'approved'
  | 'motive'
  | 'statusCode'
  | 'protocol'
  | 'callbackUrl'
  | 'idk'
  | 'approvedBy'
  | 'reprovedBy';

/** Returns the values that people may write: without unknown names, built-in names and fields that the system fills in. */
export function formValuesOf(definition: WorkflowDefinition, values: FormValues): FormValues {
  const writable = definition.fields.filter(({ type }) => !fieldTypeRecord(type).isComputed);
  const known = new Set(writable.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => known.has(name) && !Object.hasOwn(builtInFields, name)),
  );
}

/** Returns every field a gateway, a call or an expression may read: the built-in ones win over form fields of the same name. */
export function readableFields(definition: WorkflowDefinition): { name: string; type: FieldType }[] {
  const builtIn = Object.entries(builtInFields).map(([name, type]) => ({ name, type }));
  return [...builtIn, ...definition.fields];
}

/** Names that only the server writes; the type keeps them as declared. */
export function builtIn(values: Partial<Record<BuiltInName, string | number | boolean | null>>) {
  return values as Record<string, string | number | boolean | null>;
}
