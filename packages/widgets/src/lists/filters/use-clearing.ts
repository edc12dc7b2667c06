import { useState } from 'react';

/**
 * Returns a function that clears filters, and a key for their fields. Cleared fields are new ones, because a field may
 * contain a text that is not a value, such as 31/02, and no filter.
 */
export function useClearing(onClear: () => void) {
  const [count, setCount] = useState(0);
  const clear = () => {
    onClear();
    setCount(count + 1);
  };
  return { key: count, clear };
}
