/** The ids of a comma list; undefined without one. */
export const idList = (text: string | undefined): readonly number[] | undefined => text?.split(',').map(Number);
