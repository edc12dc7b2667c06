export { queries } from './breakpoints.ts';
export { darkColors, lightColors } from './color-themes.ts';
export { pageReset, root, themeClass, vars } from './theme.css.ts';
export { type ThemeName, themeNames } from './theme-name.ts';
