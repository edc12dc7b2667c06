import { type RefObject, useEffect } from 'react';
import { focusedNear } from './page-root.ts';

/** Moves the focus from the header of a dialog to the first control of a form that loads after the dialog opened. */
export function useFocusWhenReady(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !form.current) return;
    // the user has already moved on to another element
    if (!focusedNear(form.current)?.closest('[data-slot="dialog-header"]')) return;
    form.current.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [form, isReady]);
}
