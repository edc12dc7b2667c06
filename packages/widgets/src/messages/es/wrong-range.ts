/** Shown at a period whose last day is before its first. */
export const wrongRangeText: string = 'La fecha final es anterior a la inicial';
