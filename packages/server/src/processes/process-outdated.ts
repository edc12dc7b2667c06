import { ConflictError, type InvalidField } from '../errors.ts';
import { say } from '../text/sentence.ts';

/**
 * Creates the error for publishing over a version the author has not seen. `changes` lists the fields that changed
 * since.
 */
export const processOutdated = (version: number, changes?: readonly InvalidField[]) =>
  new ConflictError(
    say`A versão ${String(version)} deste processo foi publicada enquanto você editava. Compare antes de publicar.`,
    'PROCESS_OUTDATED',
    changes,
  );
