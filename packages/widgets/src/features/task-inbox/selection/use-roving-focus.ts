import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';

const controls = 'button, input';

/**
 * One tab stop for the controls of a toolbar: arrows, Home and End move between them, and the one that had the focus last
 * gets it again.
 */
export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);
  const all = () => [...(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])];

  // the controls change with the selection
  useIsomorphicLayoutEffect(() => {
    const list = all();
    const stop = list.find((control) => control === current.current) ?? list[0];
    for (const control of list) control.tabIndex = control === stop ? 0 : -1;
  });

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches(controls)) return;
    current.current = target;
    for (const control of all()) control.tabIndex = control === target ? 0 : -1;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = all();
    const at = list.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    list.at(to % list.length)?.focus();
  };
  const focus = () => (all().find((control) => control.matches('[data-action]')) ?? all()[0])?.focus();
  return { focus, attributes: { ref: bar, onFocus: handleFocus, onKeyDown: handleKeyDown } };
}
