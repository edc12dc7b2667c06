import { checkMotive, motiveRequiredMessage } from '@tramita/client/rules';
import { InvalidInputError } from '../errors.ts';

/**
 * Returns the trimmed reason. `whenEmpty` is the error message for an empty reason.
 * @throws InvalidInputError MOTIVE_REQUIRED, or VALIDATION_ERROR if it is too long
 */
export function requireMotive(motive: string | null | undefined, whenEmpty: string = motiveRequiredMessage): string {
  const text = motive?.trim() ?? '';
  const problem = checkMotive(motive);
  if (problem === null) return text;
  const message = text === '' ? whenEmpty : problem;
  const code = text === '' ? 'MOTIVE_REQUIRED' : 'VALIDATION_ERROR';
  throw new InvalidInputError(message, code, [{ name: 'motive', message }]);
}
