import type { PublishProblem } from '@tramita/client/rules';

/** The messages of problems by the element they are at. */
export interface ProblemIndex {
  /** Of a step itself. */
  readonly ofStep: (stepId: string) => readonly string[];
  readonly ofConnection: (stepId: string, index: number) => readonly string[];
  /** Which connections have problems, as a text that stays the same while they do. */
  readonly marks: string;
  /** Everything the index says, to compare it with another. */
  readonly text: string;
}

const none: readonly string[] = [];
const known = new WeakMap<readonly PublishProblem[], ProblemIndex>();

/** Looks the problems up by element; worked out once for a list. */
export function problemIndex(problems: readonly PublishProblem[]): ProblemIndex {
  const made = known.get(problems);
  if (made) return made;
  const byPlace = new Map<string, string[]>();
  for (const { place, message } of problems) {
    if (place.kind !== 'step' && place.kind !== 'connection') continue;
    const key = place.kind === 'step' ? `step ${place.stepId}` : `${place.index} ${place.stepId}`;
    const messages = byPlace.get(key);
    if (messages) messages.push(message);
    else byPlace.set(key, [message]);
  }
  const index: ProblemIndex = {
    ofStep: (stepId) => byPlace.get(`step ${stepId}`) ?? none,
    ofConnection: (stepId, at) => byPlace.get(`${at} ${stepId}`) ?? none,
    text: JSON.stringify([...byPlace]),
    marks: [...byPlace.keys()].filter((key) => !key.startsWith('step ')).join('\n'),
  };
  known.set(problems, index);
  return index;
}
