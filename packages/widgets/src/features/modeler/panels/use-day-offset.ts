import { useState } from 'react';
import { useTypedNumber } from '../../../form/number/useTypedNumber.ts';

/** Most days before or after today. */
const mostDays = 36_500;

/** Where a number of days is counted to. */
export type DayDirection = 'before' | 'after';

/**
 * A number of days, negative before today, as two inputs: how many, and whether they count back. Which way no days at all
 * count is remembered, for the number that is typed next.
 */
export function useDayOffset(offset: number, onChange: (offset: number) => void) {
  const [wanted, setWanted] = useState<DayDirection>(offset < 0 ? 'before' : 'after');
  // what is undone tells its direction itself
  const direction = offset === 0 ? wanted : offset < 0 ? 'before' : 'after';
  const signed = (days: number, towards: DayDirection) => (towards === 'before' && days > 0 ? -days : days);
  const typed = useTypedNumber('integer', Math.abs(offset), (value) => {
    const days = typeof value === 'number' ? Math.min(Math.abs(value), mostDays) : 0;
    onChange(signed(days, direction));
  });
  return {
    /** For the input of the number. */
    typed,
    direction,
    choose(next: DayDirection): void {
      setWanted(next);
      onChange(signed(Math.abs(offset), next));
    },
  };
}
