import { type ReactNode, useId } from 'react';
import * as styles from './Chart.css.ts';
import type { ChartPart } from './chart-part.ts';
import { HatchPattern, PartPath } from './PartFill.tsx';
import { slicePath, sliceTurns } from './pie-path.ts';
import { useMarks } from './use-marks.ts';

/** Props of {@link PieChart}. */
export interface PieChartProps {
  /** Describes the chart for screen readers. */
  label: string;
  parts: readonly ChartPart[];
  /** The number of each part, in the order of `parts`. */
  counts: readonly number[];
  /** Content of the center: the total. */
  children?: ReactNode;
  /** Diameter in px. @default 132 */
  size?: number;
  /** Called with the id of the clicked part; turns the slices into buttons. */
  onPick?: (partId: string) => void;
  /** The id of the part whose slice was clicked. */
  chosen?: string | null;
  /** Accessible name of a slice as a button: "Fora: 136 tarefas, ver etapas". */
  nameOf?: (part: ChartPart, count: number) => string;
}

/** Shares of a total as a ring. Render the numbers themselves in a table next to it. */
export function PieChart(props: PieChartProps) {
  const { label, parts, counts, children, size = 132, onPick, chosen = null } = props;
  const hatch = useId();
  const { group, markProps } = useMarks();
  const turns = sliceTurns(counts);
  const slices = parts
    .map((part, index) => ({ part, count: counts[index] ?? 0, ...(turns[index] ?? { from: 0, to: 0 }) }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.pie} data-slot="pie-chart">
      <svg
        ref={group}
        width={size}
        height={size}
        viewBox="-50 -50 100 100"
        role={onPick ? 'group' : 'img'}
        aria-label={label}
      >
        <HatchPattern id={hatch} />
        {slices.map(({ part, count, from, to }, index) => (
          <g
            key={part.id}
            className={styles.mark}
            {...(onPick &&
              markProps(index, slices.length, {
                name: props.nameOf?.(part, count) ?? `${part.label}: ${count}`,
                isChosen: chosen === part.id,
                onPick: () => onPick(part.id),
              }))}
          >
            <PartPath tone={part.tone} hatch={hatch} d={slicePath(from, to, 48, 33)} />
          </g>
        ))}
      </svg>
      {children && <div className={styles.center}>{children}</div>}
    </div>
  );
}
