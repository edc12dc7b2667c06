import type {
  ModelConnection,
  ModelField,
  ModelStep,
  WorkflowModel,
} from '../../../contract/processes/process-model.ts';
import type { DefinitionField, Step, StepField, WorkflowDefinition } from '../../../contract/processes/workflow.ts';
import { readStepField } from '../flags.ts';
import { given } from '../given.ts';
import { modelCallOf, modelSearchOf } from './calls.ts';

/** Returns the steps and the form of a published process, as designers edit them. */
export function modelOfDefinition(
  definition: WorkflowDefinition,
): Pick<WorkflowModel, 'steps' | 'fields' | 'slaCounting' | 'calendar'> {
  const { slaCounting, calendar } = definition;
  const fields = new Map(definition.fields.map((field) => [field.name, field]));
  return {
    steps: definition.steps.map((step) => modelStepOf(step, fields)),
    fields: definition.fields.map(modelFieldOf),
    ...given({ slaCounting, calendar }),
  };
}

function modelFieldOf({ hint, options, search, ...field }: DefinitionField): ModelField {
  const made: ModelField = { ...field, hint: hint ?? '', options: options ?? [] };
  return search === undefined ? made : { ...made, search: modelSearchOf(search) };
}

const formOf = (fields: readonly StepField[]) => fields.map(({ fieldId, ...texts }) => readStepField(fieldId, texts));

function connectionsOf(step: Step, fields: ReadonlyMap<string, DefinitionField>): ModelConnection[] {
  return step.connections.map((connection) => {
    const field = connection.field === undefined ? undefined : fields.get(connection.field);
    return field === undefined ? { ...connection } : { ...connection, fieldId: field.id, fieldType: field.type };
  });
}

const noticeOf = (way: number | undefined): 0 | 1 | 2 => (way === 1 || way === 2 ? way : 0);

function modelStepOf(step: Step, fields: ReadonlyMap<string, DefinitionField>): ModelStep {
  const base = {
    id: step.id,
    title: step.title,
    subtitle: step.subtitle ?? '',
    description: step.description ?? '',
    connections: connectionsOf(step, fields),
  };
  switch (step.type) {
    case 'GATEWAY':
      return { ...base, type: step.type };
    case 'START_EVENT':
    case 'END_EVENT':
      return { ...base, type: step.type, fields: formOf(step.fields) };
    case 'USER_TASK':
    case 'APPROVAL_TASK':
      return {
        ...base,
        type: step.type,
        assignees: step.assignees,
        groups: step.groups,
        isRoutable: step.isRoutable,
        isAttachmentRequired: step.isAttachmentRequired,
        waitUntilEndOfProcess: step.waitUntilEndOfProcess,
        fillingFromSheet: step.fillingFromSheet ?? false,
        notifyAssignees: noticeOf(step.notifyAssignees),
        renotify: step.renotify ?? false,
        sla: step.sla ?? null,
        slaUnit: step.slaUnit ?? null,
        fields: formOf(step.fields),
      };
    case 'SERVICE_TASK':
      return {
        ...base,
        type: step.type,
        serviceType: step.serviceType,
        ...modelCallOf(step.call),
        responseBody: pathsByField(step.call.responseBody),
        callbackResponseBody: pathsByField(step.callbackResponseBody),
        asynchronous: step.asynchronous,
        maxRetries: String(step.maxRetries),
        continueIfError: step.continueIfError,
        notifyIntegrationError: noticeOf(step.notifyIntegrationError),
        integrationErrorTarget: step.integrationErrorTarget ?? '',
        googleSheetsConfig: step.googleSheetsConfig ?? { url: '', sheetName: '', formFields: [] },
      };
  }
}

/** Returns paths of a response by field, from fields by path. */
function pathsByField(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [field, path]));
}
