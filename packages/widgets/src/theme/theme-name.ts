/** Names of the themes. `system` follows the user's color scheme and contrast preference. */
export const themeNames = ['light', 'dark', 'high-contrast', 'system'] as const;

/** `light`, `dark`, `high-contrast` (light or dark, following the user's color scheme) or `system`. */
export type ThemeName = (typeof themeNames)[number];
