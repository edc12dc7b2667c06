import type { LinkProps } from '@tramita/widgets/ui';
import { Link } from 'react-router';

/** Link component for the widgets: uses the router for addresses of the portal. */
export function RouterLink({ href, ...attributes }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...attributes} /> : <a href={href} {...attributes} />;
}
