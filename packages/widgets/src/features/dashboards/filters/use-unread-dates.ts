import { useCallback, useState } from 'react';

/** Counts the date fields that hold a text that is not a date. The filters contain no date then, as for an empty field. */
export function useUnreadDates() {
  const [count, setCount] = useState(0);
  const onUnread = useCallback((isUnread: boolean) => setCount((before) => before + (isUnread ? 1 : -1)), []);
  return { isDateUnread: count > 0, onUnread };
}
