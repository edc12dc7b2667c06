import type { WorkflowModel } from '../../../contract/processes/process-model.ts';

/** Marks the text of an exported process, and its format. */
const exportFormat = 'tramita-process-1';

/**
 * Returns a process as JSON text to paste or store: everything its designer edits, without id, version or dates.
 * `importWorkflow` reads it without loss.
 */
export function exportWorkflow(model: WorkflowModel): string {
  return JSON.stringify({ format: exportFormat, ...model }, null, 2);
}
