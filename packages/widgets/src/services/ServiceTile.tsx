import { lazyPart, useLazyPart } from '../ui/lazy-part.ts';
import * as styles from './ServiceTile.css.ts';

export interface ServiceTileProps {
  icon: string | null | undefined;
  /** iris, jade, amber, sky or slate; any other value is treated as slate. */
  color: string | null | undefined;
}

/** The icons. Loaded separately: a page shows only a few of the forty and is readable without them. */
export const serviceIcons = lazyPart(() => import('./service-icons.ts').then(({ serviceIcon }) => serviceIcon));

const isTone = (name: string): name is keyof typeof styles.tones => Object.hasOwn(styles.tones, name);

/** A square with a service's icon. */
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
