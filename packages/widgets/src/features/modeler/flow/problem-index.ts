import type { PublishProblem } from '@tramita/client/rules';

/** The messages of problems by element. */
export interface ProblemIndex {
  /** Messages of a step itself, without those of its connections. */
  readonly ofStep: (stepId: string) => readonly string[];
  readonly ofConnection: (stepId: string, index: number) => readonly string[];
  /** Ids of the connections with problems as one text, which is equal for equal sets. */
  readonly marks: string;
  /** All content of the index as one text, for comparison. */
  readonly text: string;
  readonly byPlace: ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];

/** Indexes problems by element. Messages that an earlier index has too keep their arrays, to avoid rendering them. */
export function problemIndex(problems: readonly PublishProblem[], before?: ProblemIndex): ProblemIndex {
  const found = indexOf(problems);
  const byPlace = new Map([...found].map(([key, messages]) => [key, sameOr(before?.byPlace.get(key), messages)]));
  return {
    byPlace,
    ofStep: (stepId) => byPlace.get(`step ${stepId}`) ?? none,
    ofConnection: (stepId, at) => byPlace.get(`${at} ${stepId}`) ?? none,
    text: JSON.stringify([...byPlace]),
    marks: [...byPlace.keys()].filter((key) => !key.startsWith('step ')).join('\n'),
  };
}

function indexOf(problems: readonly PublishProblem[]): Map<string, string[]> {
  const byPlace = new Map<string, string[]>();
  for (const { place, message } of problems) {
    if (place.kind !== 'step' && place.kind !== 'connection') continue;
    const key = place.kind === 'step' ? `step ${place.stepId}` : `${place.index} ${place.stepId}`;
    const messages = byPlace.get(key);
    if (messages) messages.push(message);
    else byPlace.set(key, [message]);
  }
  return byPlace;
}

const sameOr = (known: readonly string[] | undefined, messages: readonly string[]): readonly string[] =>
  known?.length === messages.length && known.every((message, at) => message === messages[at]) ? known : messages;
