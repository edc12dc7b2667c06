/** Returns the ids of a comma-separated list, or undefined without one. */
export const idList = (text: string | undefined): readonly number[] | undefined => text?.split(',').map(Number);
