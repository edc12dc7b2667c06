import type { ReactNode, SVGProps } from 'react';
import { formatInteger } from '../../messages/format/format-number.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Chart.css.ts';
import type { ChartColumn } from './chart-column.ts';
import type { ChartPart } from './chart-part.ts';
import { PartRect } from './PartFill.tsx';

export interface ColumnMarkProps {
  column: ChartColumn;
  parts: readonly ChartPart[];
  /** Width available to the column, in percent of the plot. */
  left: number;
  width: number;
  yOf: (value: number) => number;
  hatch: string;
  isChosen: boolean;
  /** The attributes that turn the column, or parts of it, into buttons. */
  marks: readonly { part: ChartPart | null; props: SVGProps<SVGGElement> }[];
  /** Content below the column. */
  children: ReactNode;
}

/** One stacked column with its total above it. */
export function ColumnMark({ column, parts, left, width, yOf, hatch, isChosen, marks, children }: ColumnMarkProps) {
  const { locale } = useUiEnvironment();
  const total = column.counts.reduce((sum, count) => sum + count, 0);
  const whole = marks.find(({ part }) => part === null);
  let below = 0;
  return (
    <>
      <g className={styles.mark} {...whole?.props}>
        <rect
          x={`${left}%`}
          width={`${width}%`}
          y={2}
          height={yOf(0) - 2}
          rx={4}
          className={styles.band}
          data-slot="chart-band"
          data-chosen={isChosen || undefined}
        />
        {parts.map((part, index) => {
          const count = column.counts[index] ?? 0;
          if (count === 0) return null;
          const [from, to] = [below, below + count];
          below = to;
          return (
            <g key={part.id} className={styles.mark} {...marks.find((mark) => mark.part === part)?.props}>
              <PartRect
                tone={part.tone}
                hatch={hatch}
                x={`${left + width * 0.2}%`}
                width={`${width * 0.6}%`}
                y={yOf(to)}
                height={Math.max(1, yOf(from) - yOf(to) - 1)}
              />
            </g>
          );
        })}
      </g>
      {isChosen && total > 0 && (
        <text x={`${left + width / 2}%`} y={yOf(total) - 6} textAnchor="middle" className={styles.total}>
          {formatInteger(total, locale)}
        </text>
      )}
      {children}
    </>
  );
}
