import type {
  ModelConnection,
  ModelField,
  ModelStep,
  ModelStepField,
  ModelStepType,
  WorkflowModel,
} from '../../../contract/processes/process-model.ts';
import { defaultAssignees } from '../labels/step-titles.ts';
import { workflowLabels } from '../labels/workflow-labels.ts';

/** Texts of new steps, in the language of the author. */
export type StepLabels = Pick<typeof workflowLabels, 'step' | 'assignee'>;

/** Flags of a new field at a step: visible, editable, not required. */
export function newStepField(fieldId: string): ModelStepField {
  return {
    fieldId,
    required: 'false',
    requiredTemplate: 'N',
    editable: 'true',
    editableTemplate: 'Y',
    visible: 'true',
    visibleTemplate: 'Y',
    state: 'EDITABLE',
  };
}

const formOf = (fields: readonly ModelField[]): ModelStepField[] =>
  fields.filter(({ hidden }) => hidden !== true).map(({ id }) => newStepField(id));

function assigneesOf(
  type: 'USER_TASK' | 'APPROVAL_TASK',
  model: WorkflowModel,
  labels: StepLabels,
): { id: number; firstName: string }[] {
  const [initiator, superior] = defaultAssignees;
  const isFirst = !model.steps.some((step) => step.type === 'USER_TASK');
  const chosen = type === 'APPROVAL_TASK' ? superior : isFirst ? initiator : undefined;
  return chosen === undefined ? [] : [{ id: chosen.id, firstName: labels.assignee(chosen.id) }];
}

/** Returns a new step: with the title, fields and assignees of its type. */
export function createStep(
  model: WorkflowModel,
  type: ModelStepType,
  id: string,
  connections: ModelConnection[] = [],
  labels: StepLabels = workflowLabels,
): ModelStep {
  const base = { id, title: type === 'ADD' ? '' : labels.step(type), subtitle: '', description: '', connections };
  switch (type) {
    case 'ADD':
    case 'GATEWAY':
      return { ...base, type };
    case 'START_EVENT':
    case 'END_EVENT':
      return { ...base, type, fields: formOf(model.fields) };
    case 'USER_TASK':
    case 'APPROVAL_TASK':
      return {
        ...base,
        type,
        assignees: assigneesOf(type, model, labels),
        groups: [],
        isRoutable: true,
        isAttachmentRequired: false,
        waitUntilEndOfProcess: false,
        fillingFromSheet: false,
        notifyAssignees: 0,
        renotify: false,
        sla: null,
        slaUnit: null,
        fields: formOf(model.fields),
      };
    case 'SERVICE_TASK':
      return {
        ...base,
        type,
        serviceType: 'OTHERS',
        endpoint: '',
        requestHeaders: [],
        requestParams: [],
        requestBody: '',
        responseBody: {},
        callbackResponseBody: {},
        asynchronous: false,
        maxRetries: '0',
        continueIfError: false,
        notifyIntegrationError: 0,
        integrationErrorTarget: '',
        googleSheetsConfig: { url: '', sheetName: '', formFields: [] },
      };
  }
}
