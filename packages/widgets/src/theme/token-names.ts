/** Name of a token in CSS and in the published token files: `text-muted` for `textMuted`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
