import { createContext, forwardRef, type MouseEvent, useContext } from 'react';
import type { LinkProps } from '../../ui/ui-surroundings.ts';

/** Links and actions that lead to other pages: the page gets an event first and can route them itself. */
export interface Navigation {
  /** Returns the whole address of a path. */
  addressOf(path: string): string;
  /** Announces a navigation; returns false if the page routes it itself. */
  ask(path: string): boolean;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** A link of a widget in an element. */
export const ElementLink = forwardRef<HTMLAnchorElement, LinkProps>(function ElementLink(props, ref) {
  const { href, onClick, children, ...attributes } = props;
  const navigation = useContext(NavigationContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isPlain && !event.defaultPrevented && navigation?.ask(href) === false) event.preventDefault();
  };
  return (
    <a {...attributes} ref={ref} href={navigation?.addressOf(href) ?? href} onClick={handleClick}>
      {children}
    </a>
  );
});
