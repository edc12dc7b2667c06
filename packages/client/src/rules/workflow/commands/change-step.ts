import type { ModelStep, ModelStepField, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { hasForm, indexOfStep, patched } from './change-row.ts';

/**
 * Changes settings of a step; its id and type stay. A task that writes to a spreadsheet is never asynchronous, and without
 * a notification about errors or tasks there is neither a target nor a reminder.
 */
export function changeStep(model: WorkflowModel, stepId: string, patch: Partial<ModelStep>): WorkflowModel {
  const at = indexOfStep(model, stepId);
  const step = model.steps[at];
  if (step === undefined) return model;
  const { id: _, type: __, ...settings } = patch;
  const changed = patched(step, settled(patched<ModelStep>(step, settings)));
  return changed === step ? model : { ...model, steps: model.steps.with(at, changed) };
}

function settled(step: ModelStep): ModelStep {
  if (step.type === 'SERVICE_TASK') {
    const isSheet = step.serviceType === 'SHEETS';
    return patched(step, {
      asynchronous: step.asynchronous && !isSheet,
      integrationErrorTarget: step.notifyIntegrationError === 0 ? '' : step.integrationErrorTarget,
    });
  }
  if (step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') {
    return patched(step, { renotify: step.renotify && step.notifyAssignees !== 0 });
  }
  return step;
}

const flags = ['required', 'editable', 'visible'] as const;

/**
 * Changes a field's flags at a step. Choosing a template sets the flag's text: `true`, `false`, or an expression to be
 * written; `state` follows `editable`. `APPROVERS_ADMIN` is allowed for `visible` at an end event only.
 */
export function changeStepField(
  model: WorkflowModel,
  stepId: string,
  fieldId: string,
  patch: Partial<ModelStepField>,
): WorkflowModel {
  const at = indexOfStep(model, stepId);
  const step = model.steps[at];
  if (step === undefined || !hasForm(step)) return model;
  const place = step.fields.findIndex((field) => field.fieldId === fieldId);
  const field = step.fields[place];
  if (field === undefined) return model;
  const next: ModelStepField = { ...field, ...patch, fieldId };
  for (const flag of flags) settleFlag(next, field, patch, flag, step.type === 'END_EVENT');
  next.state = next.editableTemplate === 'N' ? 'READ_ONLY' : 'EDITABLE';
  const changed = patched(field, next);
  if (changed === field) return model;
  return { ...model, steps: model.steps.with(at, { ...step, fields: step.fields.with(place, changed) }) };
}

function settleFlag(
  next: ModelStepField,
  before: ModelStepField,
  patch: Partial<ModelStepField>,
  flag: (typeof flags)[number],
  isEnd: boolean,
): void {
  const template = `${flag}Template` as const;
  const isRefused = next[template] === 'APPROVERS_ADMIN' && (flag !== 'visible' || !isEnd);
  if (isRefused) next[template] = before[template];
  if (next[template] === 'Y') next[flag] = 'true';
  else if (next[template] === 'N') next[flag] = 'false';
  else if (next[template] === 'APPROVERS_ADMIN') next[flag] = '';
  else if (next[template] !== before[template]) next[flag] = patch[flag] ?? '';
}
