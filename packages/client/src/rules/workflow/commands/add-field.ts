import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { freeFieldName, newFieldName } from '../field-name.ts';
import { hasForm, mapSteps } from './change-row.ts';
import { newStepField } from './create-step.ts';

/** Adds a field at the end of the form, with a new unique id, and to every step that has a form. */
export function addField(model: WorkflowModel, id: string): WorkflowModel {
  if (model.fields.some((field) => field.id === id)) return model;
  const name = freeFieldName(newFieldName, new Set(model.fields.map((field) => field.name)));
  const field = { id, name, label: '', type: '' as const, hint: '', options: [] };
  const withField = mapSteps(model, (step) =>
    hasForm(step) ? { ...step, fields: [...step.fields, newStepField(id)] } : step,
  );
  return { ...withField, fields: [...model.fields, field] };
}
