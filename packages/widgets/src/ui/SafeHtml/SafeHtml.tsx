import { type ComponentPropsWithoutRef, useMemo } from 'react';
import { joinClasses } from '../join-classes.ts';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { parseHtml, trustedHtml } from '../trusted-html.ts';
import { html as htmlClass } from './SafeHtml.css.ts';

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Untrusted HTML, as written by users or other systems. */
  html: string;
  /** @default 'div' */
  as?: 'div' | 'span';
}

const sanitizer = lazyPart(() => import('./sanitize-html.ts').then((module) => module.sanitizeHtml));

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
  const content = useMemo(() => {
    if (!isMarked) return { children: html };
    return sanitize ? { dangerouslySetInnerHTML: { __html: trustedHtml(sanitize(html)) } } : { children: textOf(html) };
  }, [html, isMarked, sanitize]);
  return <Element data-slot="safe-html" {...props} className={joinClasses(htmlClass, className)} {...content} />;
}
