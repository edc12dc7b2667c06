import type { basicMessages, partMessages } from '../basic.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `basicMessages`. */
export const basicTexts: TextsOf<typeof basicMessages> = {
  loading: 'Loading',
  charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${formatInteger(left, 'en')} characters left`),
};

/** English texts of `partMessages`. */
export const partTexts: TextsOf<typeof partMessages> = {
  partFailed: 'Could not open. Check your connection and try again.',
  notificationsRegion: 'Notices',
  charactersOver: (over: number) =>
    over === 1 ? '1 character too many' : `${formatInteger(over, 'en')} characters too many`,
};
