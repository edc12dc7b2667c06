import { Fragment, type MouseEvent, type ReactNode, useMemo } from 'react';
import { usePortalAddress } from '../../../provider/inside.ts';
import { useTramitaSettings } from '../../../provider/tramita-context.ts';
import { useLink } from '../../../provider/use-link.ts';
import { isElement } from '../../../ui/page-root.ts';
import { parseHtml } from '../../../ui/trusted-html.ts';
import type { LinkComponent } from '../../../ui/ui-surroundings.ts';

export interface NotificationTextProps {
  /** HTML from the server. */
  html: string;
  /** Called on a plain click on a link to a page of this site. */
  onFollow: () => void;
}

/** Allowed elements; of all others only the text is shown. */
const marks = new Set(['b', 'code', 'em', 'i', 's', 'small', 'strong', 'sub', 'sup', 'u'] as const);
type Mark = typeof marks extends Set<infer Name> ? Name : never;
const isMark = (name: string): name is Mark => (marks as ReadonlySet<string>).has(name);

/** Elements whose content is not text to read. */
const silent = new Set(['script', 'style', 'template', 'title', 'textarea', 'iframe', 'noscript']);

const ownPage = /^\/(?![/\\])/;
const safeAddress = /^(?:https?:|mailto:|tel:)/i;

/**
 * Renders a sentence with its marks and links without writing HTML: parses it into an inert document and renders only
 * the allowed elements in React. Smaller than the sanitizer of `SafeHtml`.
 */
export function NotificationText({ html, onFollow }: NotificationTextProps) {
  const Link = useLink();
  const { inside } = useTramitaSettings();
  const addressOf = usePortalAddress();
  const nodes = useMemo(() => [...parseHtml(html).childNodes], [html]);
  const canOpen = (path: string) => !inside || inside.canOpen(path);
  return draw(nodes, { Link, addressOf, canOpen, onFollow });
}

interface LinkSettings extends Pick<NotificationTextProps, 'onFollow'> {
  Link: LinkComponent;
  addressOf: (path: string) => string;
  canOpen: (path: string) => boolean;
}

function draw(nodes: readonly Node[], around: LinkSettings): ReactNode {
  return nodes.map((node, at) => {
    const name = node.nodeName.toLowerCase();
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
    if (!isElement(node) || silent.has(name)) return null;
    const key = `${at}`;
    const content = draw([...node.childNodes], around);
    if (name === 'br') return ' ';
    if (name === 'a') return drawLink(node.getAttribute('href') ?? '', key, content, around);
    if (!isMark(name)) return <Fragment key={key}>{content}</Fragment>;
    const As = name;
    return <As key={key}>{content}</As>;
  });
}

function drawLink(
  href: string,
  key: string,
  content: ReactNode,
  { Link, addressOf, canOpen, onFollow }: LinkSettings,
): ReactNode {
  const handleClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onFollow();
  };
  if (ownPage.test(href) && canOpen(href)) {
    return (
      <Link key={key} href={addressOf(href)} onClick={handleClick}>
        {content}
      </Link>
    );
  }
  if (!safeAddress.test(href)) return <Fragment key={key}>{content}</Fragment>;
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
