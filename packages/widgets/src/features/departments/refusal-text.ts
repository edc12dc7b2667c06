import { isCallError } from '@tramita/client';

/** Returns the server's reason for a refused call, or the text of the feature if it gave none. */
export function refusalText(error: unknown, otherwise: string): string {
  return (isCallError(error) && error.problem?.message) || otherwise;
}
