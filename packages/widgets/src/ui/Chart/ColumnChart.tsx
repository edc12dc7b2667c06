import { useId, useRef } from 'react';
import { formatInteger } from '../../messages/format/format-number.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';
import { axisTicks } from './axis-ticks.ts';
import * as styles from './Chart.css.ts';
import { ColumnMark } from './ColumnMark.tsx';
import type { ChartColumn } from './chart-column.ts';
import type { ChartPart } from './chart-part.ts';
import { HatchPattern } from './PartFill.tsx';
import { useMarks } from './use-marks.ts';

/** The clicked column, or the clicked part of a column if `pickParts` is set. */
export interface ChosenColumn {
  columnId: string;
  partId: string | null;
}

/** Props of {@link ColumnChart}. */
export interface ColumnChartProps {
  /** Describes the chart for screen readers. */
  label: string;
  parts: readonly ChartPart[];
  columns: readonly ChartColumn[];
  /** Called with the clicked column; turns the columns into buttons. */
  onPick?: (chosen: ChosenColumn) => void;
  /** Turns the parts of the columns into buttons instead of the whole columns. @default false */
  pickParts?: boolean;
  chosen?: ChosenColumn | null;
  /** Accessible name of a column, or of a part of it, as a button. */
  nameOf?: (column: ChartColumn, part: ChartPart | null) => string;
}

const height = 168;
const top = 20;
const bottom = 24;
/** Minimum width of a column in px; the chart scrolls if there is less. Seven months fit in a phone 390 px wide. */
const least = 44;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Stacked columns over time, the newest in view. Render the numbers themselves in a table next to it. */
export function ColumnChart(props: ColumnChartProps) {
  const { locale } = useUiEnvironment();
  const { label, parts, columns, onPick, chosen = null } = props;
  const hatch = useId();
  const { group, markProps } = useMarks();
  const plot = useRef<HTMLDivElement>(null);
  const span = `${columns[0]?.id} ${columns.at(-1)?.id} ${columns.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other columns
  useIsomorphicLayoutEffect(() => {
    if (plot.current) plot.current.scrollLeft = plot.current.scrollWidth;
  }, [span]);
  const ticks = axisTicks(Math.max(0, ...columns.map(({ counts }) => sum(counts))));
  const yOf = (value: number) => top + height - (value / (ticks.at(-1) ?? 1)) * height;
  const pickable = props.pickParts ? parts : [null];
  const marked = columns.flatMap((column) =>
    pickable
      .filter((part) => part === null || (column.counts[parts.indexOf(part)] ?? 0) > 0)
      .map((part) => ({ column, part })),
  );
  const marksOf = (id: string) =>
    marked.flatMap(({ column, part }, index) => (column.id === id ? [{ part, index }] : []));
  return (
    <div className={styles.columns} data-slot="column-chart">
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ top: yOf(tick) }}>
            {formatInteger(tick, locale)}
          </span>
        ))}
      </div>
      <div ref={plot} className={styles.plot}>
        <svg
          ref={group}
          width={columns.length * least}
          height={top + height + bottom}
          role={onPick ? 'group' : 'img'}
          aria-label={label}
        >
          <HatchPattern id={hatch} />
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className={styles.line} />
          ))}
          {columns.map((column, at) => {
            const isChosen = chosen?.columnId === column.id;
            return (
              <ColumnMark
                key={column.id}
                column={column}
                parts={parts}
                left={(at * 100) / columns.length}
                width={100 / columns.length}
                yOf={yOf}
                hatch={hatch}
                isChosen={isChosen}
                marks={
                  onPick
                    ? marksOf(column.id).map(({ part, index }) => ({
                        part,
                        props: markProps(index, marked.length, {
                          name: props.nameOf?.(column, part) ?? column.name,
                          isChosen: isChosen && (part === null || chosen?.partId === part.id),
                          onPick: () => onPick({ columnId: column.id, partId: part?.id ?? null }),
                        }),
                      }))
                    : []
                }
              >
                <text
                  x={`${((at + 0.5) * 100) / columns.length}%`}
                  y={top + height + 16}
                  textAnchor="middle"
                  className={joinClasses(styles.label, isChosen && styles.chosenLabel)}
                >
                  {column.label}
                </text>
              </ColumnMark>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
