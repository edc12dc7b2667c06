// Texts that `check-texts.mjs` accepts.

/** Texts that are the same in every language: names of products, formats and people's own words. */
export const shownAsWritten = [];

/** Portuguese texts that another language writes in the same way. */
export const sameWords = [];
