import { useState } from 'react';

/** State of a dialog whose input starts afresh: whether it is open, and a number of its openings to use as its `key`. */
export function useOpening() {
  const [state, setState] = useState({ isOpen: false, visit: 0 });
  return {
    ...state,
    open: () => setState(({ visit }) => ({ isOpen: true, visit: visit + 1 })),
    close: () => setState((former) => ({ ...former, isOpen: false })),
  };
}
