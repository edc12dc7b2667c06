import type { bpmnMessages } from '../../../messages/features/modeler/bpmn.ts';

/** The texts of an import: its notes, and the names of added steps. */
export type BpmnTexts = typeof bpmnMessages;

/** Something an import changed or skipped; `stepId` if it concerns a step. */
export interface BpmnNote {
  readonly message: string;
  readonly stepId?: string;
}

/** Collects the notes of one import without duplicates. */
export interface Notes {
  add(message: string, stepId?: string): void;
  readonly all: readonly BpmnNote[];
  /** The texts to write notes with. */
  readonly texts: BpmnTexts;
}

/** Most notes of a report. */
const mostNotes = 500;

export function createNotes(texts: BpmnTexts): Notes {
  const all: BpmnNote[] = [];
  const seen = new Set<string>();
  return {
    all,
    texts,
    add(message, stepId) {
      const key = `${stepId ?? ''} ${message}`;
      if (seen.has(key) || all.length >= mostNotes) return;
      seen.add(key);
      all.push(stepId === undefined ? { message } : { message, stepId });
    },
  };
}
