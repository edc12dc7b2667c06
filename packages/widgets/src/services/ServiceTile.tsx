import * as styles from './ServiceTile.css.ts';
import { serviceIcon } from './service-icons.ts';

export interface ServiceTileProps {
  icon: string | null | undefined;
  /** iris, jade, amber, sky or slate; anything else is slate. */
  color: string | null | undefined;
}

const isTone = (name: string): name is keyof typeof styles.tones => Object.hasOwn(styles.tones, name);

/** The square with a service's icon. */
export function ServiceTile({ icon, color }: ServiceTileProps) {
  const Icon = serviceIcon(icon);
  return (
    <span
      aria-hidden="true"
      data-slot="service-tile"
      className={styles.tones[color && isTone(color) ? color : 'slate']}
    >
      <Icon />
    </span>
  );
}
