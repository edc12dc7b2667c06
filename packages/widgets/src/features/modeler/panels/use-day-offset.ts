import { useState } from 'react';
import { useNumberSetting } from '../../../form/number/use-number-setting.ts';

/** Most days before or after today. */
const mostDays = 36_500;

/** Where a number of days is counted to. */
export type DayDirection = 'before' | 'after';

/**
 * A number of days, negative before today, as two inputs: how many, and whether they count back. Which way zero days count
 * is remembered, for the number that is typed next.
 */
export function useDayOffset(offset: number, onChange: (offset: number) => void) {
  const [wanted, setWanted] = useState<DayDirection>(offset < 0 ? 'before' : 'after');
  // an undo gives the direction with the number
  const direction = offset === 0 ? wanted : offset < 0 ? 'before' : 'after';
  const signed = (days: number, towards: DayDirection) => (towards === 'before' && days > 0 ? -days : days);
  const { problem, ...typed } = useNumberSetting({
    kind: 'integer',
    value: Math.abs(offset),
    whenEmpty: 0,
    min: 0,
    max: mostDays,
    onChange: (days) => onChange(signed(days ?? 0, direction)),
  });
  return {
    /** For the `NumberInput`. */
    typed,
    problem,
    direction,
    choose(next: DayDirection): void {
      setWanted(next);
      onChange(signed(Math.abs(offset), next));
    },
  };
}
