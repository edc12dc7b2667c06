import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { patched } from './change-row.ts';

/** What a process is apart from its steps and its form. */
export type ProcessSettings = Omit<WorkflowModel, 'steps' | 'fields'>;

/** Changes settings of the process. Another department takes the sector away, unless the patch brings a sector too. */
export function changeProcess(model: WorkflowModel, patch: Partial<ProcessSettings>): WorkflowModel {
  const isMoved = 'department' in patch && patch.department?.id !== model.department?.id;
  return patched<WorkflowModel>(model, isMoved && !('sector' in patch) ? { ...patch, sector: null } : patch);
}
