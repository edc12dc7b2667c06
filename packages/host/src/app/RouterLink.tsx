import type { LinkProps } from '@tramita/widgets/ui';
import { Link } from 'react-router';

/** What the widgets' links are made of in the portal: the router's, for addresses of the portal. */
export function RouterLink({ href, ...attributes }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...attributes} /> : <a href={href} {...attributes} />;
}
