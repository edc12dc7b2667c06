import { errorMessage } from '@tramita/client/rules';
import { ServiceError } from '../errors.ts';

/** Returns the bearer token of a request. @throws ServiceError 401 UNAUTHENTICATED without one */
export function bearerOf(request: Request): string {
  const match = /^Bearer ([\w~+/.=-]+)$/i.exec(request.headers.get('authorization')?.trim() ?? '');
  if (!match?.[1]) throw new ServiceError(401, 'UNAUTHENTICATED', errorMessage('UNAUTHENTICATED'));
  return match[1];
}
