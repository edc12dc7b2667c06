import type { BulkAnswer, BulkResult } from '@tramita/client/contract';

/** Maximum number of requests per call. */
const chunkSize = 200;

/** What became of the requests sent so far. */
export interface EndedRequests {
  readonly processed: number;
  /** Requests that were not sent because a call failed; 0 if all were. */
  readonly unsent: number;
  readonly results: readonly BulkResult[];
}

/**
 * Creates a function that sends requests in chunks to be ended. It stops as soon as one chunk fails; the next call
 * continues with that chunk, so that requests that were ended are not reported as ended by someone else.
 */
export function createBulkEnding(requests: readonly string[]) {
  let start = 0;
  let ended: EndedRequests = { processed: 0, unsent: requests.length, results: [] };
  return async (send: (protocols: string[]) => Promise<BulkAnswer | null>): Promise<EndedRequests> => {
    for (; start < requests.length; start += chunkSize) {
      const answer = await send(requests.slice(start, start + chunkSize));
      if (!answer) return ended;
      ended = {
        processed: ended.processed + answer.processed.length,
        unsent: Math.max(0, requests.length - start - chunkSize),
        results: [...ended.results, ...(answer.results ?? [])],
      };
    }
    return ended;
  };
}
