import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusLost } from '../ui/page-root.ts';

/**
 * Moves the focus to the first button, which adds an absence, when a change of the absences removes the focused button
 * of one. Returns the props of the element around the absences.
 */
export function useFocusAfterRemoval<Around extends HTMLElement>(answer: object | undefined) {
  const around = useRef<Around>(null);
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the absences
  useEffect(() => {
    // a dialog that was removed too returns the focus first
    const frame = requestAnimationFrame(() => {
      const { current } = around;
      if (!current || focused.current?.isConnected !== false || !isFocusLost(current)) return;
      current.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [answer]);
  return {
    ref: around,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}
