import { type ComponentPropsWithoutRef, type RefObject, useMemo, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { parseHtml } from '../trusted-html.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';
import { html as htmlClass } from './SafeHtml.css.ts';

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Untrusted HTML, as written by users or other systems. */
  html: string;
  /** @default 'div' */
  as?: 'div' | 'span';
}

const sanitizer = lazyPart(() => import('./sanitize-html.ts').then((module) => module.sanitizedElement));

/** Returns the text content of HTML. A parsed document runs no scripts and loads nothing. */
function textOf(html: string): string {
  const body = parseHtml(html);
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  return body.textContent;
}

/**
 * Shows HTML after sanitizing it; the only place of the widgets that writes HTML into the page. The sanitizer is loaded
 * on demand, if the text contains markup; until it is loaded, or if loading fails, the plain text is shown.
 */
export function SafeHtml({ html, as: Element = 'div', className, ...props }: SafeHtmlProps) {
  const isMarked = /[<&]/.test(html);
  const sanitize = useLazyPart(sanitizer, isMarked);
  const box = useRef<HTMLElement | null>(null);
  const shown = useMemo(() => (isMarked && sanitize ? sanitize(html) : null), [html, isMarked, sanitize]);
  useIsomorphicLayoutEffect(() => {
    // nodes instead of HTML: a page can forbid to set HTML
    if (shown) box.current?.replaceChildren(...shown.cloneNode(true).childNodes);
  }, [shown]);
  const text = useMemo(() => (isMarked ? (shown ? null : textOf(html)) : html), [html, isMarked, shown]);
  return (
    <Element
      // React must not touch children that it has not rendered
      key={shown ? 'nodes' : 'text'}
      data-slot="safe-html"
      {...props}
      ref={box as RefObject<HTMLDivElement>}
      className={joinClasses(htmlClass, className)}
    >
      {text}
    </Element>
  );
}
