/** Shown at a period whose last day is before its first. */
export const wrongRangeText: string = 'A data final é anterior à inicial';
