import { useEffect } from 'react';

/** Writes the tab's title: the unread count in parentheses, where there is one, before the product's name. */
export function documentTitle(productName: string, unread: number): string {
  return unread > 0 ? `(${unread}) ${productName}` : productName;
}

/** Keeps the tab's title at {@link documentTitle}. */
export function useDocumentTitle(productName: string, unread: number): void {
  useEffect(() => {
    document.title = documentTitle(productName, unread);
  }, [productName, unread]);
}
