import { lazyPart, useLazyPart } from '../ui/lazy-part.ts';
import * as styles from './ServiceTile.css.ts';

export interface ServiceTileProps {
  icon: string | null | undefined;
  /** iris, jade, amber, sky or slate; anything else is slate. */
  color: string | null | undefined;
}

// a page shows few of the forty icons and reads well before they are there
const serviceIcons = lazyPart(() => import('./service-icons.ts').then(({ serviceIcon }) => serviceIcon));

const isTone = (name: string): name is keyof typeof styles.tones => Object.hasOwn(styles.tones, name);

/** The square with a service's icon. */
export function ServiceTile({ icon, color }: ServiceTileProps) {
  const Icon = useLazyPart(serviceIcons, true)?.(icon);
  return (
    <span
      aria-hidden="true"
      data-slot="service-tile"
      className={styles.tones[color && isTone(color) ? color : 'slate']}
    >
      {Icon && <Icon />}
    </span>
  );
}
