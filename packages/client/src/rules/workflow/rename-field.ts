import type {
  ModelField,
  ModelStep,
  ModelStepField,
  Scenario,
  WorkflowModel,
} from '../../contract/processes/process-model.ts';
import { hasForm, mapConnections, patched } from './commands/change-row.ts';
import { isReferable } from './field-name.ts';
import { renameInExpression, renameInText } from './references.ts';

type Rename = { readonly fieldId: string; readonly from: string; readonly to: string };

/** Returns the list with its items changed; the same list if every item stayed the same. */
function mapShared<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  let changed: Item[] | undefined;
  for (const [index, item] of items.entries()) {
    const next = change(item);
    if (next === item) continue;
    changed ??= [...items];
    changed[index] = next;
  }
  return changed ?? items;
}

/** Returns the record with one key renamed, in its old place. */
function renameKey<Value>(record: Record<string, Value>, { from, to }: Rename): Record<string, Value> {
  if (!Object.hasOwn(record, from)) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value]));
}

/**
 * Returns the model with the new name in every reference to a field: conditions, the expressions of steps and searches,
 * the texts of calls, response maps, spreadsheets and scenarios. If the new name is invalid after a `#`, only conditions
 * change; while another field has the old name too, only conditions bound to the field by id change.
 */
export function renameReferences(model: WorkflowModel, rename: Rename): WorkflowModel {
  const { fieldId, from, to } = rename;
  const isShared = model.fields.some(({ id, name }) => id !== fieldId && name === from);
  const isFollowed = from !== '' && !isShared && isReferable(to);
  const steps = mapShared(model.steps, (step) => {
    const connected = mapConnections(step, (arrow) => {
      const isOurs = arrow.fieldId === undefined ? !isShared && arrow.field === from : arrow.fieldId === fieldId;
      return isOurs && arrow.field !== undefined && arrow.field !== '' ? patched(arrow, { field: to }) : arrow;
    });
    return isFollowed ? renameInStep(connected, rename) : connected;
  });
  if (!isFollowed) return patched(model, { steps });
  return patched(model, {
    steps,
    fields: mapShared(model.fields, (field) => renameInField(field, rename)),
    scenarios: mapShared(model.scenarios, (scenario) => renameInScenario(scenario, rename)),
  });
}

function renameInStep(step: ModelStep, rename: Rename): ModelStep {
  if (hasForm(step)) {
    return patched(step, { fields: mapShared(step.fields, (field) => renameInFlags(field, rename)) });
  }
  if (step.type !== 'SERVICE_TASK') return step;
  const { formFields } = step.googleSheetsConfig;
  return patched(step, {
    ...renameInCall(step, rename),
    responseBody: renameKey(step.responseBody, rename),
    callbackResponseBody: renameKey(step.callbackResponseBody, rename),
    googleSheetsConfig: patched(step.googleSheetsConfig, {
      formFields: mapShared(formFields, (name) => (name === rename.from ? rename.to : name)),
    }),
  });
}

function renameInFlags(field: ModelStepField, { from, to }: Rename): ModelStepField {
  const isRead = field.required.includes('#') || field.editable.includes('#') || field.visible.includes('#');
  if (!isRead) return field;
  const renamed = (text: string): string => renameInExpression(text, from, to);
  const { required, editable, visible } = field;
  return patched(field, { required: renamed(required), editable: renamed(editable), visible: renamed(visible) });
}

type Call = Pick<ModelStep & { type: 'SERVICE_TASK' }, 'endpoint' | 'requestHeaders' | 'requestParams' | 'requestBody'>;

function renameInCall(call: Call, { from, to }: Rename): Call {
  const renamed = (text: string): string => renameInText(text, from, to);
  return {
    endpoint: renamed(call.endpoint),
    requestBody: renamed(call.requestBody),
    requestHeaders: mapShared(call.requestHeaders, (entry) => patched(entry, { value: renamed(entry.value) })),
    requestParams: mapShared(call.requestParams, (entry) => patched(entry, { value: renamed(entry.value) })),
  };
}

function renameInField(field: ModelField, rename: Rename): ModelField {
  const { search } = field;
  if (search?.kind === 'http') {
    const extraFilter = renameInExpression(search.extraFilter, rename.from, rename.to);
    return patched(field, { search: patched(search, { ...renameInCall(search, rename), extraFilter }) });
  }
  if (search?.kind !== 'list') return field;
  const items = mapShared(search.items, (item) =>
    item.when === undefined ? item : patched(item, { when: renameKey(item.when, rename) }),
  );
  return patched(field, { search: patched(search, { items }) });
}

function renameInScenario(scenario: Scenario, rename: Rename): Scenario {
  const answers = mapShared(scenario.answers, (answer) =>
    answer.values === undefined ? answer : patched(answer, { values: renameKey(answer.values, rename) }),
  );
  return patched(scenario, { answers, values: renameKey(scenario.values, rename) });
}
