export { queries } from './breakpoints.ts';
export { root, themeClass, vars } from './theme.css.ts';
export { type ThemeName, themeNames } from './theme-name.ts';
