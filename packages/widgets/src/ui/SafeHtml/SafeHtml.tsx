import { type ComponentProps, useMemo } from 'react';
import { joinClasses } from '../join-classes.ts';
import { html as htmlClass } from './SafeHtml.css.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Props of {@link SafeHtml}. */
export interface SafeHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML as people or systems wrote it. */
  html: string;
  /** @default 'div' */
  as?: 'div' | 'span';
}

/** Shows HTML after cleaning it; the only place of the widgets that writes HTML into the page. */
export function SafeHtml({ html, as: Element = 'div', className, ...props }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return (
    <Element
      data-slot="safe-html"
      {...props}
      className={joinClasses(htmlClass, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, the only place that may
      dangerouslySetInnerHTML={clean}
    />
  );
}
