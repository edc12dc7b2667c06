import { forwardRef, type KeyboardEvent, type MouseEvent, useContext } from 'react';
import { pathInside } from '../../provider/inside.ts';
import { TramitaContext } from '../../provider/tramita-context.ts';
import type { LinkProps } from '../../ui/ui-surroundings.ts';

const pressOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * The link of widgets in a page that routes none. A link without a real address opens inside the widget; if nothing can
 * open it, only its text is rendered.
 */
export const InsideLink = forwardRef<HTMLAnchorElement, LinkProps>(function InsideLink({ href, ...attributes }, ref) {
  const inside = useContext(TramitaContext)?.inside;
  const path = pathInside(href);
  if (path === null) return <a {...attributes} ref={ref} href={href} />;
  const { onClick, onKeyDown = pressOnEnter, tabIndex = 0 } = attributes;
  if (!onClick && !inside?.canOpen(path)) return <span {...attributes} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) inside?.open(path);
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: looks and reads like the other links of a widget, but has no address
    <a role="link" {...attributes} ref={ref} tabIndex={tabIndex} onClick={handleClick} onKeyDown={onKeyDown} />
  );
});
