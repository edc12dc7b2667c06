import type { Service } from '@tramita/client/contract';
import { ArrowUpRight } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { ServiceTile } from '../../services/ServiceTile.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { Track } from '../../ui/Track/Track.tsx';
import * as styles from './ServiceCatalogue.css.ts';
import { ServiceLink, type ServiceLinkContext } from './ServiceLink.tsx';
import { useRequestDrafts } from './use-request-drafts.ts';
import { useScrollFade } from './use-scroll-fade.ts';
import type { RecentService } from './use-shortcuts.ts';

interface ShortcutsProps {
  favourites: readonly Service[];
  recent: readonly RecentService[];
  /** Services of the list below; those with a draft are shown as shortcuts too. */
  services: readonly Service[];
  context: ServiceLinkContext;
}

/**
 * Shortcuts above the catalogue: the user's favourites, services with an unsent draft, then recently requested ones.
 * Renders nothing if there are none.
 */
export function Shortcuts({ favourites, recent, services, context }: ShortcutsProps) {
  const { messages } = context;
  const line = useRef<HTMLUListElement>(null);
  const fade = useScrollFade(line);
  const known = useMemo(() => [...favourites, ...recent, ...services], [favourites, recent, services]);
  const drafts = useRequestDrafts(known);
  const newest = (service: Service) => recent.find(({ parentId }) => parentId === service.parentId);
  const isMarked = ({ parentId }: Service) => favourites.some((marked) => marked.parentId === parentId);
  const begun = services.filter(
    (service) => drafts.has(service.parentId) && !isMarked(service) && newest(service) === undefined,
  );
  const others: Service[] = [...begun, ...recent.filter((service) => !isMarked(service))];
  if (favourites.length + others.length === 0) return null;
  return (
    <section aria-label={messages.shortcuts} data-slot="shortcuts">
      <h2 className={styles.section}>{messages.shortcuts}</h2>
      <ul ref={line} className={styles.shortcuts} data-fade={fade}>
        {favourites.map((service) => (
          <li key={service.parentId}>
            <Shortcut service={service} context={context} isDraft={drafts.has(service.parentId)} />
          </li>
        ))}
        {favourites.length > 0 && others.length > 0 && <li className={styles.divider} aria-hidden="true" />}
        {others.map((service) => (
          <li key={service.parentId}>
            <Shortcut
              service={service}
              context={context}
              isDraft={drafts.has(service.parentId)}
              newest={newest(service)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShortcutProps {
  service: Service;
  context: ServiceLinkContext;
  /** Whether the user began a request of it in this browser and did not send it. */
  isDraft: boolean;
  /** Its newest request. */
  newest?: RecentService | undefined;
}

function Shortcut({ service, context, isDraft, newest }: ShortcutProps) {
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
      {isDraft && <Chip tone="warning">{context.messages.draft}</Chip>}
      {newest?.track && newest.track.length > 0 && !isDraft && <Track states={newest.track} />}
      {newest && !isDraft && (
        <span className={styles.shortcutNote}>
          <RelativeTime value={newest.requestedAt} />
        </span>
      )}
      {service.url && <ArrowUpRight aria-hidden="true" className={styles.shortcutMark} />}
    </ServiceLink>
  );
}
