/** Returns the key under which a form stores the label of a search field's value. */
export const searchLabelKey = (name: string, value: string): string => `${name}\n${value}`;
