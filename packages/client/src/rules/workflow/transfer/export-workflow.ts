import type { WorkflowModel } from '../../../contract/processes/process-model.ts';

/** Marks the text of an exported process, and the shape it has. */
const exportFormat = 'tramita-process-1';

/**
 * A process as JSON text to paste or keep: everything its designer edits, without id, version or dates.
 * `importWorkflow` reads it back exactly.
 */
export function exportWorkflow(model: WorkflowModel): string {
  return JSON.stringify({ format: exportFormat, ...model }, null, 2);
}
