import type { Service } from '@tramita/client/contract';
import { ArrowUpRight } from 'lucide-react';
import { ServiceTile } from '../../services/ServiceTile.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as styles from './ServiceCatalogue.css.ts';
import { ServiceLink, type ServiceLinkContext } from './ServiceLink.tsx';
import type { RecentService } from './use-shortcuts.ts';

interface ShortcutsProps {
  favourites: readonly Service[];
  recent: readonly RecentService[];
  context: ServiceLinkContext;
}

/** On top of the catalogue: what the person marked, then what they requested last; nothing while there is neither. */
export function Shortcuts({ favourites, recent, context }: ShortcutsProps) {
  const { messages } = context;
  const others = recent.filter(({ parentId }) => !favourites.some((marked) => marked.parentId === parentId));
  if (favourites.length + others.length === 0) return null;
  return (
    <section aria-label={messages.shortcuts} data-slot="shortcuts">
      <h2 className={styles.section}>{messages.shortcuts}</h2>
      <ul className={styles.shortcuts}>
        {favourites.map((service) => (
          <li key={service.parentId}>
            <Shortcut service={service} context={context} />
          </li>
        ))}
        {favourites.length > 0 && others.length > 0 && <li className={styles.divider} aria-hidden="true" />}
        {others.map((service) => (
          <li key={service.parentId}>
            <Shortcut service={service} context={context} requestedAt={service.requestedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShortcutProps {
  service: Service;
  context: ServiceLinkContext;
  /** When it was requested last, ISO 8601. */
  requestedAt?: string;
}

function Shortcut({ service, context, requestedAt }: ShortcutProps) {
  return (
    <ServiceLink service={service} context={context} className={styles.shortcut} slot="shortcut">
      {context.checking === service.id ? (
        <Spinner label={null} immediate />
      ) : (
        <span className={styles.shortcutTile}>
          <ServiceTile icon={service.icon} color={service.color} />
        </span>
      )}
      <span className={styles.shortcutTitle}>{service.title}</span>
      {requestedAt && (
        <span className={styles.shortcutNote}>
          <RelativeTime value={requestedAt} />
        </span>
      )}
      {service.url && <ArrowUpRight aria-hidden="true" className={styles.shortcutMark} />}
    </ServiceLink>
  );
}
