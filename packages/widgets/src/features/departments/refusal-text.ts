import { isCallError } from '@tramita/client';

/** What the server said of a refused call, or without a word of it the text of the feature. */
export function refusalText(error: unknown, otherwise: string): string {
  return (isCallError(error) && error.problem?.message) || otherwise;
}
