/** Something an import changed or skipped, in Portuguese; `stepId` if it concerns a step. */
export interface BpmnNote {
  readonly message: string;
  readonly stepId?: string;
}

/** Collects the notes of one import without duplicates. */
export interface Notes {
  add(message: string, stepId?: string): void;
  readonly all: readonly BpmnNote[];
}

/** Most notes of a report. */
const mostNotes = 500;

export function createNotes(): Notes {
  const all: BpmnNote[] = [];
  const seen = new Set<string>();
  return {
    all,
    add(message, stepId) {
      const key = `${stepId ?? ''} ${message}`;
      if (seen.has(key) || all.length >= mostNotes) return;
      seen.add(key);
      all.push(stepId === undefined ? { message } : { message, stepId });
    },
  };
}
