import type { basicMessages } from '../basic.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `basicMessages`. */
export const basicTexts: TextsOf<typeof basicMessages> = {
  loading: 'Loading',
  partFailed: 'Could not open. Check your connection and try again.',
  notificationsRegion: 'Notices',
  charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${formatInteger(left, 'en')} characters left`),
  charactersOver: (over: number) =>
    over === 1 ? '1 character too many' : `${formatInteger(over, 'en')} characters too many`,
};
