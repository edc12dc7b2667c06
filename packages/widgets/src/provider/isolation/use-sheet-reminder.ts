import { useContext, useEffect } from 'react';
import { IsolationContext } from './isolation.ts';

/** Time in which the page can load a style sheet, in ms. */
const patience = 5000;

const reminded = new WeakSet<Document>();

/** A token that every style sheet sets. Its name is written here, because all names would be twice as large as this file. */
export const tokenOfSheets = '--t-text';

/** Says in the console, once for a page, that the style sheet of a widget is missing. Its own sheet is in a shadow root. */
export function useSheetReminder(themed: HTMLElement | null): void {
  const isIsolated = useContext(IsolationContext) !== null;
  useEffect(() => {
    if (!themed || isIsolated) return;
    const timer = setTimeout(() => {
      const { ownerDocument } = themed;
      if (reminded.has(ownerDocument) || getComputedStyle(themed).getPropertyValue(tokenOfSheets)) return;
      reminded.add(ownerDocument);
      console.error(
        "A widget has no styles: import the style sheet of its subpath, as in import '@tramita/widgets/task-inbox.css'.",
      );
    }, patience);
    return () => clearTimeout(timer);
  }, [themed, isIsolated]);
}
