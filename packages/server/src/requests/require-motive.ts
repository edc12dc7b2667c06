import { checkMotive, motiveRequiredMessage } from '@tramita/client/rules';
import { InvalidInputError } from '../errors.ts';

/**
 * A motive without the blanks around it; `whenEmpty` is said when it has nothing else.
 * @throws InvalidInputError MOTIVE_REQUIRED, or VALIDATION_ERROR when it is too long
 */
export function requireMotive(motive: string | null | undefined, whenEmpty: string = motiveRequiredMessage): string {
  const text = motive?.trim() ?? '';
  const problem = checkMotive(motive);
  if (problem === null) return text;
  const message = text === '' ? whenEmpty : problem;
  const code = text === '' ? 'MOTIVE_REQUIRED' : 'VALIDATION_ERROR';
  throw new InvalidInputError(message, code, [{ name: 'motive', message }]);
}
