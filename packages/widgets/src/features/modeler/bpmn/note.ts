/** One thing an import changed or left behind, in Portuguese; `stepId` where it can be looked at. */
export interface BpmnNote {
  readonly message: string;
  readonly stepId?: string;
}

/** Collects the notes of one import, each once. */
export interface Notes {
  add(message: string, stepId?: string): void;
  readonly all: readonly BpmnNote[];
}

/** Most notes of a report: nobody reads more. */
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
