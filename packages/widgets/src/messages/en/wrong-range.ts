/** Shown at a period whose last day is before its first. */
export const wrongRangeText: string = 'The end date is before the start date';
