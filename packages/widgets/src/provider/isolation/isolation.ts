/// <reference path="./virtual-sheet.d.ts" />
import { createContext, useContext, useEffect, useState } from 'react';
import { windowOf } from '../../ui/page-root.ts';
import { useTramitaSettings } from '../tramita-context.ts';

/** Loads the text of a widget's published style sheet. */
export type LoadSheet = () => Promise<{ readonly default: () => string }>;

/** The shadow root that contains the surrounding widget; null in the page itself. */
export const IsolationContext = createContext<ShadowRoot | null>(null);

const parsed = new WeakMap<Document, Map<LoadSheet, CSSStyleSheet>>();

/** Adds a style sheet to a shadow root once. A constructed sheet needs no exception in the page's security policy. */
export function adoptSheet(shadow: ShadowRoot, key: LoadSheet, text: string): void {
  const { ownerDocument } = shadow;
  const sheets = parsed.get(ownerDocument) ?? new Map<LoadSheet, CSSStyleSheet>();
  parsed.set(ownerDocument, sheets);
  let sheet = sheets.get(key);
  if (!sheet) {
    sheet = new (windowOf(shadow).CSSStyleSheet)();
    sheet.replaceSync(text);
    sheets.set(key, sheet);
  }
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

const withStyles = new WeakSet<ShadowRoot>();

/** Says that the styles of all widgets in a shadow root are loaded with their code, as in the custom elements. */
export function expectNoSheets(shadow: ShadowRoot): void {
  withStyles.add(shadow);
}

/**
 * Loads a widget's style sheet into the surrounding shadow root. Returns whether the widget can be shown: at once in the
 * page itself, which has imported the sheet. If loading fails, the widget is shown without styles.
 */
export function useIsolatedSheet(load: LoadSheet): boolean {
  const shadow = useContext(IsolationContext);
  const { onError } = useTramitaSettings();
  const [ready, setReady] = useState<ShadowRoot | null>(null);
  const isStyled = shadow !== null && withStyles.has(shadow);
  useEffect(() => {
    if (!shadow || isStyled) return;
    let isCurrent = true;
    load()
      .then((sheet) => adoptSheet(shadow, load, sheet.default()), onError)
      .then(() => isCurrent && setReady(shadow));
    return () => {
      isCurrent = false;
    };
  }, [shadow, isStyled, load, onError]);
  return isStyled || ready === shadow;
}
