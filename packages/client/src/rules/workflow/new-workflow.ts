import type { WorkflowModel } from '../../contract/processes/process-model.ts';
import { createStep, type StepLabels } from './commands/create-step.ts';

/** Returns a new process: start, a placeholder and end, connected in a row. */
export function newWorkflow(labels?: StepLabels): WorkflowModel {
  const model: WorkflowModel = {
    title: '',
    description: '',
    active: true,
    category: null,
    initializerGroup: null,
    assigneeStatuses: [],
    department: null,
    sector: null,
    hasNps: null,
    spreadsheetBool: false,
    spreadsheetUrl: '',
    scenarios: [],
    steps: [],
    fields: [],
  };
  return {
    ...model,
    steps: [
      createStep(model, 'START_EVENT', 'inicio', [{ stepId: 'vazio' }], labels),
      createStep(model, 'ADD', 'vazio', [{ stepId: 'fim' }]),
      createStep(model, 'END_EVENT', 'fim', [], labels),
    ],
  };
}
