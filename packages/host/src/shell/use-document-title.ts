import { useEffect } from 'react';

/** Returns the tab's title: the unread count in parentheses, if any, before the name of the page or product. */
export function documentTitle(name: string, unread: number): string {
  return unread > 0 ? `(${unread}) ${name}` : name;
}

/** Keeps the tab's title at {@link documentTitle}. */
export function useDocumentTitle(name: string, unread: number): void {
  useEffect(() => {
    document.title = documentTitle(name, unread);
  }, [name, unread]);
}
