import { type KeyboardEvent, useState } from 'react';

/** The two date fields. */
type DateEnd = 'from' | 'to';

const none = { from: false, to: false };

/**
 * Notes which date fields hold a text that is not a date. The filters contain no date then, as for an empty field.
 *
 * @param key changes when the fields are emptied
 */
export function useUnreadDates(key: number) {
  const [noted, setNoted] = useState({ key, ends: none });
  const ends = noted.key === key ? noted.ends : none;
  return {
    isDateUnread: ends.from || ends.to,
    onUnread: (end: DateEnd, isUnread: boolean) => setNoted({ key, ends: { ...ends, [end]: isUnread } }),
    /** For the form: Enter shows the message of the field, which otherwise appears when the field is left. */
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== 'Enter' || !(ends.from || ends.to)) return;
      const field = event.currentTarget.querySelector<HTMLElement>(':focus');
      field?.blur();
      field?.focus();
    },
  };
}
