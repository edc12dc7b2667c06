import type { npsFormMessages } from '../../features/nps-form.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `npsFormMessages`. */
export const npsFormTexts: TextsOf<typeof npsFormMessages> = {
  question: 'How was the service you received?',
  like: 'I liked it',
  dislike: 'I did not like it',
  comment: 'Comment',
  commentOptional: '(optional)',
  send: 'Submit rating',
  loading: 'Loading the request',
  retry: 'Try again',
  answerRequired: 'Please tell us how the service was.',
  loadFailed: 'The request to rate could not be loaded.',
  loadFailedDetail: 'Only the requester can rate the service. Check the link or try again in a moment.',
  requesterOnly: 'Only the requester can rate the service',
  requesterOnlyDetail: 'Sign in with the account that made the request or check the link.',
  unavailable: 'This request cannot be rated',
  unavailableDetail: 'Only completed requests with a satisfaction survey can be rated.',
  sendFailed: 'The rating could not be submitted right now. Try again.',
  alreadyRated: 'This request was already rated.',
  oneRating: 'Each request can be rated only once.',
  thanks: 'Thank you for your rating',
  about: (idk: number, finishedOn: string | null) =>
    finishedOn ? `IDK ${idk}, completed on ${finishedOn}` : `IDK ${idk}`,
};
