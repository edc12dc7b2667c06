import type { Service } from '@tramita/client/contract';
import { Star } from 'lucide-react';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './ServiceCatalogue.css.ts';
import type { Favourites } from './use-shortcuts.ts';

interface FavouriteButtonProps {
  service: Service;
  favourites: Favourites;
  messages: typeof catalogueMessages;
}

/** The star of a service. */
export function FavouriteButton({ service, favourites, messages }: FavouriteButtonProps) {
  const isMarked = favourites.has(service);
  return (
    <IconButton
      className={styles.star}
      name={messages.favourite(service.title)}
      icon={<Star fill={isMarked ? 'currentColor' : 'none'} />}
      tooltip={false}
      dense
      aria-pressed={isMarked}
      onClick={() => favourites.toggle(service)}
    />
  );
}
