import { errorMessage } from '@tramita/client/rules';
import { ServiceError } from '../errors.ts';

/** Reason of a refusal if the token belongs to no registered person. */
const personUnknown = 'PERSON_UNKNOWN';

/** Returns the refusal of a valid token; `isRegistered` if the person exists, but may not use the product. */
export const personRefused = (isRegistered: boolean): ServiceError =>
  new ServiceError(
    403,
    'TOKEN_UNAUTHORIZED',
    errorMessage('TOKEN_UNAUTHORIZED'),
    isRegistered ? {} : { reason: personUnknown },
  );
