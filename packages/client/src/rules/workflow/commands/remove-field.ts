import type { ModelField, ModelStep, Scenario, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { hasForm, mapConnections, patched } from './change-row.ts';

/**
 * Deletes a field from the form and from every step. It is removed from conditions, spreadsheets, list filters and
 * scenarios; expressions and calls that read it stay unchanged and are reported.
 */
export function removeField(model: WorkflowModel, fieldId: string): WorkflowModel {
  const field = model.fields.find(({ id }) => id === fieldId);
  if (field === undefined) return model;
  const fields = model.fields.filter((other) => other !== field);
  // a name that another field has too remains valid
  const name = fields.some((other) => other.name === field.name) ? null : field.name;
  return {
    ...model,
    fields: name === null ? fields : fields.map((other) => withoutFilter(other, name)),
    steps: model.steps.map((step) => withoutField(step, fieldId, name)),
    scenarios: name === null ? model.scenarios : model.scenarios.map((scenario) => withoutValue(scenario, name)),
  };
}

function withoutField(step: ModelStep, fieldId: string, name: string | null): ModelStep {
  const disconnected = mapConnections(step, (arrow) => {
    const isOurs = arrow.fieldId === undefined ? name !== null && arrow.field === name : arrow.fieldId === fieldId;
    return isOurs ? { ...arrow, field: undefined, fieldId: undefined, fieldType: undefined } : arrow;
  });
  if (hasForm(disconnected) && disconnected.fields.some((field) => field.fieldId === fieldId)) {
    return { ...disconnected, fields: disconnected.fields.filter((field) => field.fieldId !== fieldId) };
  }
  if (disconnected.type !== 'SERVICE_TASK' || name === null) return disconnected;
  const { googleSheetsConfig, responseBody, callbackResponseBody } = disconnected;
  const { formFields } = googleSheetsConfig;
  return patched(disconnected, {
    googleSheetsConfig: formFields.includes(name)
      ? { ...googleSheetsConfig, formFields: formFields.filter((other) => other !== name) }
      : googleSheetsConfig,
    responseBody: withoutKey(responseBody, name),
    callbackResponseBody: withoutKey(callbackResponseBody, name),
  });
}

function withoutFilter(field: ModelField, name: string): ModelField {
  const { search } = field;
  if (search?.kind !== 'list' || !search.items.some(({ when }) => when && Object.hasOwn(when, name))) return field;
  const items = search.items.map((item) => (item.when ? { ...item, when: withoutKey(item.when, name) } : item));
  return { ...field, search: { ...search, items } };
}

function withoutValue(scenario: Scenario, name: string): Scenario {
  const answers = scenario.answers.map((answer) =>
    answer.values ? patched(answer, { values: withoutKey(answer.values, name) }) : answer,
  );
  const isSame = answers.every((answer, index) => answer === scenario.answers[index]);
  return patched(scenario, { values: withoutKey(scenario.values, name), answers: isSame ? scenario.answers : answers });
}

function withoutKey<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  if (!Object.hasOwn(record, key)) return record;
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
