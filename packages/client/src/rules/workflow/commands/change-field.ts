import type { ModelField, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { freeFieldName, isUntouchedName, nameFromLabel, newFieldName } from '../field-name.ts';
import { operatorsFor } from '../labels/operator-labels.ts';
import { renameReferences } from '../rename-field.ts';
import { mapConnections, mapSteps, patched } from './change-row.ts';

/** A changed model and, if the wanted name was taken, the name chosen instead. */
export type FieldChange = {
  readonly model: WorkflowModel;
  readonly renamed?: { readonly wanted: string; readonly name: string };
};

/**
 * Changes settings of a field. Its name follows its label while it is derived from the label (or there is no name yet); a
 * taken name is replaced by a free one, returned in `renamed`; references follow a new name. Another type clears the
 * settings of the old one: options, limits, initial value, mask, expression, source.
 */
export function changeField(model: WorkflowModel, fieldId: string, patch: Partial<ModelField>): FieldChange {
  const at = model.fields.findIndex(({ id }) => id === fieldId);
  const field = model.fields[at];
  if (field === undefined) return { model };
  const taken = new Set(model.fields.flatMap(({ id, name }) => (id === fieldId ? [] : [name])));
  const wanted = wantedName(field, patch, taken);
  const name = wanted === field.name || wanted === '' ? wanted : freeFieldName(wanted, taken);
  const isOtherType = patch.type !== undefined && patch.type !== field.type;
  const changed = patched(field, { ...(isOtherType ? clearedByType : {}), ...patch, id: fieldId, name });
  if (changed === field) return { model };
  const renamedModel = name === field.name ? model : renameReferences(model, { fieldId, from: field.name, to: name });
  const typed = isOtherType ? retype(renamedModel, changed) : renamedModel;
  // renaming may have changed references of this field itself, in its search
  const own = patched(typed.fields[at] ?? field, changedParts(field, changed));
  const result = { ...typed, fields: typed.fields.with(at, own) };
  return name === wanted ? { model: result } : { model: result, renamed: { wanted, name } };
}

const clearedByType = {
  options: [],
  minValue: undefined,
  maxValue: undefined,
  minDate: undefined,
  minDateTotal: undefined,
  maxDate: undefined,
  maxDateTotal: undefined,
  maxLength: undefined,
  defaultValue: undefined,
  assigneeData: undefined,
  maskedValue: undefined,
  regexExpression: undefined,
  search: undefined,
} satisfies Partial<ModelField>;

function changedParts(before: ModelField, after: ModelField): Partial<ModelField> {
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => before[key as keyof ModelField] !== value),
  ) as Partial<ModelField>;
}

function wantedName(field: ModelField, patch: Partial<ModelField>, taken: ReadonlySet<string>): string {
  if (patch.name !== undefined) return patch.name;
  if (patch.label === undefined || patch.label === field.label) return field.name;
  const given = nameFromLabel(field.label);
  const follows =
    isUntouchedName(field.name) || field.name === given || (given !== '' && field.name === freeFieldName(given, taken));
  if (!follows) return field.name;
  const wanted = nameFromLabel(patch.label);
  return wanted === '' ? newFieldName : wanted;
}

/** Adapts conditions on a field whose type changed: sets the new type, and clears an operator or value that does not fit it. */
function retype(model: WorkflowModel, { id, name, type }: ModelField): WorkflowModel {
  return mapSteps(model, (step) =>
    mapConnections(step, (arrow) => {
      const isOurs = arrow.fieldId === undefined ? arrow.field === name : arrow.fieldId === id;
      if (!isOurs || arrow.field === undefined) return arrow;
      const { operator } = arrow;
      const fits = operator === undefined || operatorsFor(type).includes(operator);
      const isFirstType = arrow.fieldType === undefined || arrow.fieldType === '';
      return patched(arrow, {
        fieldType: type,
        operator: fits ? operator : undefined,
        value: isFirstType ? arrow.value : undefined,
      });
    }),
  );
}
