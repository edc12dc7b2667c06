import type { BulkAnswer, BulkResult } from '@tramita/client/contract';

/** Maximum number of rows of one call, so that a run shows progress and can stop between calls. */
const bulkChunkSize = 20;

/**
 * State of an item. `unknown` was sent without a response, so it may have been applied: it is sent again only with the same
 * key, which makes that harmless.
 */
export type BulkItemState = 'waiting' | 'sending' | 'done' | 'skipped' | 'failed' | 'unknown';

/** An item of a run by its id in the calls; `message` says why it was skipped or failed. */
export interface BulkLine {
  readonly id: string;
  readonly state: BulkItemState;
  readonly message: string | null;
}

/** State of a run. */
export interface BulkProgress {
  readonly phase: 'running' | 'stopping' | 'ended';
  /** In the given order. */
  readonly lines: readonly BulkLine[];
}

/** Meaning of a failed call for its items. */
export interface CallFailure {
  readonly message: string;
  /** Whether it may have been applied anyway. */
  readonly isUnknown: boolean;
  /** Whether the following calls would fail too. */
  readonly endsRun: boolean;
}

export interface BulkRunOptions {
  readonly ids: readonly string[];
  /** Sends one call; returns null if the backend reports only success. */
  readonly send: (ids: readonly string[], key: string, signal: AbortSignal) => Promise<BulkAnswer | null>;
  readonly newKey: () => string;
  readonly failureOf: (error: unknown) => CallFailure;
  /** Returns why an item was skipped or failed; null if the response contains no reason. */
  readonly reasonInWords: (result: Pick<BulkResult, 'reason' | 'message'>) => string | null;
}

/** A running bulk action: read its state, subscribe, stop it between two calls, or retry what failed. */
export interface BulkRun {
  readonly read: () => BulkProgress;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends all open items, call after call; resolves when the run ends. */
  readonly start: () => Promise<BulkProgress>;
  /** Response of the first call: results of its items. */
  readonly stop: () => void;
  /** Gives up, and aborts the running call. */
  readonly dispose: () => void;
}

interface Chunk {
  readonly key: string;
  readonly ids: readonly string[];
}

const isOpen = (state: BulkItemState): boolean => state === 'waiting' || state === 'failed';

/** Creates a run; nothing is sent before `start`, which also retries. */
export function createBulkRun(options: BulkRunOptions): BulkRun {
  const { ids, send, newKey, failureOf, reasonInWords } = options;
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  /** Calls without a response, to be sent again unchanged. */
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

  /** Sends one call and returns whether to send the next one. */
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

/** Reads the current value, which changes during a call. */
const isStopped = (read: () => BulkProgress): boolean => read().phase !== 'running';
const stateOf = ({ lines }: BulkProgress, id: string | undefined) => lines.find((line) => line.id === id)?.state;

/** A backend with the required contract only names ignored items, or nothing: then only the status counts. */
function outcomeOf(
  id: string,
  answer: BulkAnswer | null,
  reasonInWords: BulkRunOptions['reasonInWords'],
): Omit<BulkLine, 'id'> {
  const result = answer?.results?.find((entry) => entry.id === id);
  if (result) {
    const message = result.outcome === 'done' ? null : reasonInWords(result);
    return { state: result.outcome, message };
  }
  return { state: answer?.ignored.includes(id) ? 'skipped' : 'done', message: null };
}

/** Returns the number of items in each state. */
export function countStates(lines: readonly BulkLine[]): Readonly<Record<BulkItemState, number>> {
  const counts = { waiting: 0, sending: 0, done: 0, skipped: 0, failed: 0, unknown: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
