import type { secretMessages } from '../../../features/modeler/secrets.ts';
import type { TextsOf } from '../../../messages.ts';

/** English texts of `secretMessages`. */
export const secretTexts: TextsOf<typeof secretMessages> = {
  stored: 'Stored value, not shown',
  replace: 'Replace the stored value',
  keep: 'Keep the stored value',
};
