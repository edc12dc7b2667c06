import { errorMessage } from '@tramita/client/rules';
import { ConflictError } from './errors.ts';
import { sha256 } from './sha256.ts';

/** Returns the revision of a record: equal content has the same one. `content` is what users can edit. */
export const revisionOf = async (content: readonly unknown[]): Promise<string> =>
  (await sha256(JSON.stringify(content))).slice(0, 32);

/**
 * Checks that the author of a change has seen the present revision of the record. Must run in the transaction of the
 * change, after its lock. Authors who do not send a revision are not checked.
 *
 * @throws ConflictError RECORD_OUTDATED if another user changed the record meanwhile
 */
export function checkRevision(
  known: string | undefined,
  { revision }: { readonly revision?: string | undefined },
): void {
  if (known !== undefined && known !== revision) {
    throw new ConflictError(errorMessage('RECORD_OUTDATED'), 'RECORD_OUTDATED');
  }
}

/** Returns ids in a fixed order, for a revision that does not depend on theirs. */
export const idsOf = (records: readonly { readonly id: number }[]): number[] =>
  records.map(({ id }) => id).sort((one, other) => one - other);
