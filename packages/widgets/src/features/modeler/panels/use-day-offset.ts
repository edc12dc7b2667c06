import { useState } from 'react';
import { useNumberSetting } from '../../../form/number/use-number-setting.ts';
import { useBlockingProblem } from './use-blocking-problem.ts';

/** Maximum number of days before or after today. */
const mostDays = 36_500;

/** Direction of a number of days, relative to today. */
export type DayDirection = 'before' | 'after';

/**
 * State of two inputs for a number of days, negative before today: the amount and the direction. The direction of zero
 * days is remembered for the next number.
 */
export function useDayOffset(offset: number, onChange: (offset: number) => void) {
  const [wanted, setWanted] = useState<DayDirection>(offset < 0 ? 'before' : 'after');
  // an undo restores the direction together with the number
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
  useBlockingProblem(problem);
  return {
    /** Value for the `NumberInput`. */
    typed,
    problem,
    direction,
    choose(next: DayDirection): void {
      setWanted(next);
      onChange(signed(Math.abs(offset), next));
    },
  };
}
