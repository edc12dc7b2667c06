import type { FieldProblem } from '@tramita/client/contract';
import { ConflictError } from '../errors.ts';

/**
 * Creates the error for publishing over a version the author has not seen. `changes` lists the fields that changed
 * since.
 */
export const processOutdated = (version: number, changes?: readonly FieldProblem[]) =>
  new ConflictError(
    `A versão ${version} deste processo foi publicada enquanto você editava. Compare antes de publicar.`,
    'PROCESS_OUTDATED',
    changes,
  );
