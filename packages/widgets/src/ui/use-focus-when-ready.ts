import { type RefObject, useEffect } from 'react';

/** Moves the focus from the head of a window to the first control of a form that came after the window opened. */
export function useFocusWhenReady(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !form.current) return;
    const page = form.current.getRootNode() as Document | ShadowRoot;
    // who has gone on to something else is left there
    if (!page.activeElement?.closest('[data-slot="dialog-header"]')) return;
    form.current.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [form, isReady]);
}
