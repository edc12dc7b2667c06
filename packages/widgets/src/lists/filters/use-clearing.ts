import { useState } from 'react';

/**
 * Returns a function that clears filters, and a key for their fields. The key changes with each clearing, which empties
 * fields with a typed text that is not a value, such as 31/02: the filters do not contain it.
 */
export function useClearing(onClear: () => void) {
  const [count, setCount] = useState(0);
  const clear = () => {
    onClear();
    setCount(count + 1);
  };
  return { key: count, clear };
}
