import type { Service } from '@tramita/client/contract';
import { ArrowUpRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { catalogueMessages } from '../../messages/catalogue.ts';
import { useLink } from '../../provider/useLink.ts';
import { ServiceTile } from '../../services/ServiceTile.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { externalAddress } from './external-address.ts';
import * as styles from './ServiceCatalogue.css.ts';

export interface ServiceCellProps {
  service: Service;
  /** Address of the service in the page, for links. */
  href: string;
  /** Token for services that live elsewhere. */
  token: string | null | undefined;
  isChecking: boolean;
  messages: typeof catalogueMessages;
  onChoose: (service: Service) => void;
}

/** One service of the catalogue. It is a link: a plain press starts the request, a middle click opens its address. */
export function ServiceCell({ service, href, token, isChecking, messages, onChoose }: ServiceCellProps) {
  const Link = useLink();
  const external = service.url ? externalAddress(service.url, token) : null;
  const text = (
    <>
      <ServiceTile icon={service.icon} color={service.color} />
      <span className={styles.cellText}>
        <span className={styles.cellTitle}>{service.title}</span>
        <span className={styles.cellMeta}>
          {isChecking ? (
            <>
              <Spinner label={null} immediate /> {messages.checking}
            </>
          ) : (
            service.description
          )}
        </span>
      </span>
    </>
  );
  if (service.url) {
    return (
      <a
        className={styles.cell}
        data-slot="service"
        href={external ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text}
        <ArrowUpRight aria-hidden="true" className={styles.cellMark} />
        <VisuallyHidden> ({messages.external})</VisuallyHidden>
      </a>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!isChecking) onChoose(service);
  };
  return (
    <Link
      className={styles.cell}
      data-slot="service"
      href={href}
      aria-busy={isChecking || undefined}
      onClick={handleClick}
    >
      {text}
    </Link>
  );
}
