import { createContext, useContext, useEffect } from 'react';

/** Takes the name a page gives itself instead of the one of its address; null gives it back. */
export const PageNameContext = createContext<(name: string | null) => void>(() => {});

/** Names the page in the top bar and in the tab while it is shown; null while the name is not known. */
export function usePageName(name: string | null): void {
  const setName = useContext(PageNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(null);
  }, [setName, name]);
}
