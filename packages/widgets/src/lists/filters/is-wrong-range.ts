/** First and last day of a period, yyyy-MM-dd; null for no limit. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether the last day comes before the first. */
export const isWrongRange = ({ from, to }: DayRange): boolean => from !== null && to !== null && to < from;
