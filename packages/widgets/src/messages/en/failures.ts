import type { failureMessages } from '../failures.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `failureMessages`. */
export const failureTexts: TextsOf<typeof failureMessages> = {
  http500: 'An internal error occurred',
  http404: 'The address used does not exist',
  http400: 'The list could not be loaded because information is missing',
  http403: 'You do not have permission to access this',
  httpOther: 'An unexpected error occurred',
  clearFilters: 'Clear the filters and try again.',
  offline: 'You are offline. Check your network and try again.',
  noToken: 'Your access could not be confirmed. Try again in a moment.',
  signedOut: 'Your session has ended. Sign in again and retry.',
  noAnswer: 'The server did not respond. Try again in a moment.',
  code: (id: string) => `If the problem persists, give support the code ${id}.`,
};
