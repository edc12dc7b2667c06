import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { patched } from './change-row.ts';

/** Settings of a process, without its steps and its form. */
export type ProcessSettings = Omit<WorkflowModel, 'steps' | 'fields'>;

/** Changes settings of the process. Another department clears the sector, unless the patch contains a sector too. */
export function changeProcess(model: WorkflowModel, patch: Partial<ProcessSettings>): WorkflowModel {
  const isMoved = 'department' in patch && patch.department?.id !== model.department?.id;
  return patched<WorkflowModel>(model, isMoved && !('sector' in patch) ? { ...patch, sector: null } : patch);
}
