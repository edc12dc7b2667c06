import { exportWorkflow, type ImportResult, importFailedMessage, importWorkflow } from '@tramita/client/rules';
import type { BpmnTexts } from '../bpmn/note.ts';
import { bpmn } from '../late-bpmn.ts';

/** An imported process, with notes on parts of its file that were not imported. */
export type ReadImport = Extract<ImportResult, { ok: true }> & { readonly notes: readonly string[] };

/**
 * Reads a process from text: our own JSON, or BPMN 2.0 if it is XML. Returns null for other texts. Never throws. `texts` are
 * those of the notes. @default the Portuguese ones
 */
export async function readImport(text: string, texts?: BpmnTexts): Promise<ReadImport | null> {
  if (!/^\uFEFF?\s*</.test(text)) {
    const result = importWorkflow(text);
    return result.ok ? { ...result, notes: [] } : null;
  }
  const read = await bpmn
    .load()
    .then(({ importBpmn }) => importBpmn(text, texts))
    .catch(() => ({ ok: false, message: importFailedMessage }) as const);
  if (!read.ok) return null;
  const result = importWorkflow(exportWorkflow(read.model));
  return result.ok ? { ...result, notes: read.report.map(({ message }) => message) } : null;
}
