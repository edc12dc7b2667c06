/** The themes a root can wear; `system` follows the person's colour scheme and contrast preference. */
export const themeNames = ['light', 'dark', 'high-contrast', 'system'] as const;

/** `light`, `dark`, `high-contrast` (white or black after the person's colour scheme) or `system`. */
export type ThemeName = (typeof themeNames)[number];
