import type { Service } from '@tramita/client/contract';
import { ArrowUpRight } from 'lucide-react';
import { ServiceTile } from '../../services/ServiceTile.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import * as styles from './ServiceCatalogue.css.ts';
import { ServiceLink, type ServiceLinkContext } from './ServiceLink.tsx';
import type { Favourites } from './use-shortcuts.ts';

export interface ServiceCellProps {
  service: Service;
  context: ServiceLinkContext;
  /** Null if the backend has no favourites. */
  favourites: Favourites | null;
}

/** One service of the catalogue, and its star. */
export function ServiceCell({ service, context, favourites }: ServiceCellProps) {
  const { messages, checking } = context;
  return (
    <div className={styles.cellFrame}>
      <ServiceLink
        service={service}
        context={context}
        className={joinClasses(styles.cell, favourites !== null && styles.starredCell)}
        slot="service"
      >
        <ServiceTile icon={service.icon} color={service.color} />
        <span className={styles.cellText}>
          <span className={styles.cellTitle}>{service.title}</span>
          <span className={styles.cellMeta}>
            {checking === service.id ? (
              <>
                <Spinner label={null} immediate /> {messages.checking}
              </>
            ) : (
              <span className={styles.cellDescription}>{service.description}</span>
            )}
          </span>
        </span>
        {service.url && <ArrowUpRight aria-hidden="true" className={styles.cellMark} />}
      </ServiceLink>
      {favourites && <FavouriteButton service={service} favourites={favourites} messages={messages} />}
    </div>
  );
}
