import type { TextsOf } from '../messages.ts';
import type { peopleMessages } from '../people.ts';

/** English texts of `peopleMessages`. */
export const peopleTexts: TextsOf<typeof peopleMessages> = {
  placeholder: 'Search by name, user or e-mail',
  you: 'You',
  failed: 'The information could not be fetched.',
  retry: 'Try again',
};
