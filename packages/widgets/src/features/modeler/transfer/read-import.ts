import { exportWorkflow, type ImportResult, importFailedMessage, importWorkflow } from '@tramita/client/rules';
import { bpmn } from '../late-bpmn.ts';

/** A process that was read, and what of its file has no counterpart here. */
export type ReadImport = Extract<ImportResult, { ok: true }> & { readonly notes: readonly string[] };

/** Reads a process from text: our own JSON, or BPMN 2.0 where it is XML. Null when it is neither. Never throws. */
export async function readImport(text: string): Promise<ReadImport | null> {
  if (!/^\uFEFF?\s*</.test(text)) {
    const result = importWorkflow(text);
    return result.ok ? { ...result, notes: [] } : null;
  }
  const read = await bpmn
    .load()
    .then(({ importBpmn }) => importBpmn(text))
    .catch(() => ({ ok: false, message: importFailedMessage }) as const);
  if (!read.ok) return null;
  const result = importWorkflow(exportWorkflow(read.model));
  return result.ok ? { ...result, notes: read.report.map(({ message }) => message) } : null;
}
