import type { BulkAnswer } from '@tramita/client/contract';

/** Rows of one call: few enough to show progress and to stop between two. */
const bulkChunkSize = 20;

/**
 * How far an item is. `unknown` was sent and got no answer, so it may have been done: it is sent again only with the
 * key it had, which makes that harmless.
 */
export type BulkItemState = 'waiting' | 'sending' | 'done' | 'skipped' | 'failed' | 'unknown';

/** One item of a run by the id the calls name it by; `message` is why it was skipped or failed. */
export interface BulkLine {
  readonly id: string;
  readonly state: BulkItemState;
  readonly message: string | null;
}

/** A run as it stands. */
export interface BulkProgress {
  readonly phase: 'running' | 'stopping' | 'ended';
  /** In the order given. */
  readonly lines: readonly BulkLine[];
}

/** What a failed call means for its items. */
export interface CallFailure {
  readonly message: string;
  /** It may have been done all the same. */
  readonly isUnknown: boolean;
  /** The calls after it would fail alike. */
  readonly endsRun: boolean;
}

export interface BulkRunOptions {
  readonly ids: readonly string[];
  /** Sends one call; null answers a backend that says nothing but that it succeeded. */
  readonly send: (ids: readonly string[], key: string, signal: AbortSignal) => Promise<BulkAnswer | null>;
  readonly newKey: () => string;
  readonly failureOf: (error: unknown) => CallFailure;
  /** Why an item was skipped or failed, where the answer names a reason without a sentence. */
  readonly reasonInWords: (reason: string | null | undefined) => string | null;
}

/** A bulk action on its way: read it, listen to it, stop it between two calls, try again what did not succeed. */
export interface BulkRun {
  readonly read: () => BulkProgress;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends everything that is not settled, call after call; resolves when it ended. */
  readonly start: () => Promise<BulkProgress>;
  /** The first call's answer: how its items ended. */
  readonly stop: () => void;
  /** Gives up, the call on its way included. */
  readonly dispose: () => void;
}

interface Chunk {
  readonly key: string;
  readonly ids: readonly string[];
}

const isOpen = (state: BulkItemState): boolean => state === 'waiting' || state === 'failed';

/** Makes a run; nothing is sent before `start`, which is also how to try again. */
export function createBulkRun(options: BulkRunOptions): BulkRun {
  const { ids, send, newKey, failureOf, reasonInWords } = options;
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  /** Calls without an answer, to be sent again as they were. */
  let unanswered: readonly Chunk[] = [];
  let progress: BulkProgress = {
    phase: 'ended',
    lines: ids.map((id) => ({ id, state: 'waiting', message: null })),
  };

  const change = (next: Partial<BulkProgress>): void => {
    if (abort.signal.aborted) return;
    progress = { ...progress, ...next };
    for (const listener of listeners) listener();
  };
  const setLines = (of: readonly string[], lineOf: (id: string) => Omit<BulkLine, 'id'>): void => {
    const touched = new Set(of);
    change({
      lines: progress.lines.map((line) => (touched.has(line.id) ? { id: line.id, ...lineOf(line.id) } : line)),
    });
  };
  const chunksOf = (open: readonly string[]): Chunk[] =>
    Array.from({ length: Math.ceil(open.length / bulkChunkSize) }, (_, index) => ({
      key: newKey(),
      ids: open.slice(index * bulkChunkSize, (index + 1) * bulkChunkSize),
    }));

  /** Sends one call and answers whether the next one is worth sending. */
  async function sendChunk(chunk: Chunk): Promise<boolean> {
    setLines(chunk.ids, () => ({ state: 'sending', message: null }));
    try {
      const answer = await send(chunk.ids, chunk.key, abort.signal);
      setLines(chunk.ids, (id) => outcomeOf(id, answer, reasonInWords));
      return true;
    } catch (error) {
      const { message, isUnknown, endsRun } = failureOf(error);
      if (isUnknown) unanswered = [...unanswered, chunk];
      setLines(chunk.ids, () => ({ state: isUnknown ? 'unknown' : 'failed', message }));
      return !endsRun;
    }
  }

  const read = () => progress;
  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (progress.phase !== 'ended') return progress;
      const open = progress.lines.filter(({ state }) => isOpen(state)).map(({ id }) => id);
      const chunks = [...unanswered, ...chunksOf(open)];
      unanswered = [];
      change({ phase: 'running' });
      setLines(open, () => ({ state: 'waiting', message: null }));
      for (const [index, chunk] of chunks.entries()) {
        const isWorthGoingOn = await sendChunk(chunk);
        if (isWorthGoingOn && !isStopped(read) && !abort.signal.aborted) continue;
        const sentBefore = chunks.slice(index + 1).filter(({ ids: [first] }) => stateOf(progress, first) === 'unknown');
        unanswered = [...unanswered, ...sentBefore];
        break;
      }
      change({ phase: 'ended' });
      return progress;
    },
    stop: () => progress.phase === 'running' && change({ phase: 'stopping' }),
    dispose() {
      abort.abort();
      listeners.clear();
    },
  };
}

/** Read anew: it changes while a call is on its way. */
const isStopped = (read: () => BulkProgress): boolean => read().phase !== 'running';
const stateOf = ({ lines }: BulkProgress, id: string | undefined) => lines.find((line) => line.id === id)?.state;

/** A backend of the floor names what it ignored, or nothing at all; then only the status counts. */
function outcomeOf(
  id: string,
  answer: BulkAnswer | null,
  reasonInWords: BulkRunOptions['reasonInWords'],
): Omit<BulkLine, 'id'> {
  const result = answer?.results?.find((entry) => entry.id === id);
  if (result) {
    const message = result.outcome === 'done' ? null : (result.message ?? reasonInWords(result.reason));
    return { state: result.outcome, message };
  }
  return { state: answer?.ignored.includes(id) ? 'skipped' : 'done', message: null };
}

/** How many items are in each state. */
export function countStates(lines: readonly BulkLine[]): Readonly<Record<BulkItemState, number>> {
  const counts = { waiting: 0, sending: 0, done: 0, skipped: 0, failed: 0, unknown: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
