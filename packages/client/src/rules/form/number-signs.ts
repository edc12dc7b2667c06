/** The signs of a written number: between groups of three digits, and before the decimals. */
export type NumberSigns =
  | { readonly group: '.'; readonly decimal: ',' }
  | { readonly group: ','; readonly decimal: '.' };

/** The signs of Portuguese and Spanish: `1.234,56`. Form values that are not numbers yet are stored with these. */
export const commaSigns: NumberSigns = { group: '.', decimal: ',' };

/** The signs of English: `1,234.56`. */
export const pointSigns: NumberSigns = { group: ',', decimal: '.' };

/**
 * Converts a text written with `commaSigns` to other signs, or back: both directions exchange commas and points.
 */
export function exchangeSigns(text: string, signs: NumberSigns): string {
  return signs.decimal === ',' ? text : text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
}
