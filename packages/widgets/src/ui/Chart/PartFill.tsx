import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './Chart.css.ts';
import type { ChartTone } from './chart-part.ts';

/** The pattern drawn over bad parts; render one per drawing. @param id unique in the page */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" className={styles.hatchLine} />
      </pattern>
    </defs>
  );
}

export interface PartFillProps {
  tone: ChartTone;
  hatch: string;
}

/** A filled path, hatched if its part is bad. */
export function PartPath({ tone, hatch, ...path }: PartFillProps & ComponentPropsWithoutRef<'path'>) {
  return (
    <>
      <path {...path} data-shape className={styles.fill[tone]} />
      {tone === 'bad' && <path {...path} fill={`url(#${hatch})`} pointerEvents="none" />}
    </>
  );
}

/** A filled rectangle, hatched if its part is bad. */
export function PartRect({ tone, hatch, ...rect }: PartFillProps & ComponentPropsWithoutRef<'rect'>) {
  return (
    <>
      <rect {...rect} data-shape rx={2} className={styles.fill[tone]} />
      {tone === 'bad' && <rect {...rect} rx={2} fill={`url(#${hatch})`} pointerEvents="none" />}
    </>
  );
}
