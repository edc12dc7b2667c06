/** Key under which a form keeps what a search field shows for a value. */
export const searchLabelKey = (name: string, value: string): string => `${name}\n${value}`;
