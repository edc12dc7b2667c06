import { useSharedState } from '../../../provider/storage/use-shared-state.ts';

/** A process that a draft was published as. */
export interface PublishedDraft {
  /** Id of the first version. */
  readonly id: number;
  /** The version published last. */
  readonly version: number;
}

/** The publications of a draft. */
export interface Attempt {
  readonly key: string;
  /** Contents sent with the key that have no response. */
  readonly unanswered: readonly string[];
  readonly published: PublishedDraft | null;
}

const noAttempt: Attempt = { key: '', unanswered: [], published: null };

function readPublished(stored: unknown): PublishedDraft | null {
  const { id, version }: Partial<Record<keyof PublishedDraft, unknown>> = Object(stored);
  return typeof id === 'number' && typeof version === 'number' ? { id, version } : null;
}

function readAttempt(stored: unknown): Attempt | undefined {
  const { key, unanswered, published }: Partial<Record<keyof Attempt, unknown>> = Object(stored);
  const isList = Array.isArray(unanswered) && unanswered.every((content) => typeof content === 'string');
  return typeof key === 'string' && isList ? { key, unanswered, published: readPublished(published) } : undefined;
}

/** Returns the publications of the draft with a key, in all tabs and also after a reload. */
export function useDraftAttempt(key: string) {
  const [attempt, setAttempt] = useSharedState('modeler.publish-attempt', noAttempt, readAttempt);
  const of = (stored: Attempt): Attempt => (stored.key === key ? stored : { ...noAttempt, key });
  return [of(attempt), (change: (before: Attempt) => Attempt) => setAttempt((before) => change(of(before)))] as const;
}
