import { createContext, useContext, useEffect } from 'react';

/** Sets the name of the current page in place of the one of its address; null resets it. */
export const PageNameContext = createContext<(name: string | null) => void>(() => {});

/** Shows a page's own name in the top bar and in the tab; null while the name is not loaded. */
export function usePageName(name: string | null): void {
  const setName = useContext(PageNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(null);
  }, [setName, name]);
}
