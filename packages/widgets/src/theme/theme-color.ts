import type { lightColors } from './color-themes.ts';
import { kebab } from './token-names.ts';

/**
 * Returns a colour of the theme for an attribute of a drawing. `vars` has the names of all tokens, which are as large as a
 * small widget; this computes one.
 */
export const themeColor = (name: keyof typeof lightColors): string => `var(--t-${kebab(name)})`;
