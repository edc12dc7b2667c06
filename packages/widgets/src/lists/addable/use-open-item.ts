import { useState } from 'react';

/** The item whose dialog is open, by its id; it stays while the dialog fades out. */
export function useOpenItem() {
  const [state, setState] = useState({ isOpen: false, last: null as number | 'new' | null, visit: 0 });
  return {
    ...state,
    open: (item: number | 'new') => setState(({ visit }) => ({ isOpen: true, last: item, visit: visit + 1 })),
    close: () => setState((former) => ({ ...former, isOpen: false })),
  };
}
