import { darkColors, highContrastDarkColors, highContrastLightColors, lightColors } from './color-themes.ts';
import { measures, strongFocusRing } from './measures.ts';
import type { SemanticColors } from './semantic-colors.ts';
import type { ThemeName } from './theme-name.ts';
import { kebab } from './token-names.ts';

/** The themes of the published tokens. The theme `high-contrast` of widgets is one of the last two, as the system asks. */
const themes = {
  light: lightColors,
  dark: darkColors,
  'high-contrast-light': highContrastLightColors,
  'high-contrast-dark': highContrastDarkColors,
} as const;

/** A theme of the published design tokens. */
export type TokenTheme = keyof typeof themes;
export const tokenThemes = Object.keys(themes) as TokenTheme[];

/** A token of the W3C format: its type, and its value or a reference to another token (`{color.text}`). */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}
/** A document of tokens: a group per kind of value, each with its tokens. */
export type TokenDocument = Readonly<Record<string, Readonly<Record<string, Token>>>>;

const componentOf = (value: number): number => Number((value / 255).toFixed(4));

/** Reads `#rrggbb`, `rgb(r g b / alpha)` and `transparent`. Throws on any other color. */
function colorOf(css: string): object {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 };
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  if (hex) {
    const components = hex.slice(1).map((part) => componentOf(Number.parseInt(part, 16)));
    return { colorSpace: 'srgb', components, alpha: 1, hex: css };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (!rgb) throw new Error(`a color that the token format cannot express: ${css}`);
  const components = rgb.slice(1, 4).map((part) => componentOf(Number(part)));
  return { colorSpace: 'srgb', components, alpha: Number(rgb[4]) };
}

/** Splits a length or a time (`4px`, `120ms`) into number and unit. Zero needs no unit. */
function measureOf(css: string): { value: number; unit: string } {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|ms)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`a measure that the token format cannot express: ${css}`);
  return { value: Number(value), unit };
}

/** Reads a CSS shadow of one or more layers: `0 1px 2px rgb(…), 0 12px 32px -8px rgb(…)`. */
const shadowOf = (css: string): object[] =>
  css.split(/,\s*/).map((layer) => {
    const [, lengths = '', color = ''] = /^((?:-?[\d.]+(?:px)?\s+)+)(.+)$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
    if (offsetX === undefined || offsetY === undefined || !color) throw new Error(`an unknown shadow: ${layer}`);
    const [x, y, blurred, spreading] = [offsetX, offsetY, blur, spread].map(measureOf);
    return { color: colorOf(color), offsetX: x, offsetY: y, blur: blurred, spread: spreading };
  });

function colorToken(css: string): Token {
  if (css !== 'currentColor') return { $type: 'color', $value: colorOf(css) };
  const $description = 'In CSS the color of the text next to it (currentColor).';
  return { $type: 'color', $value: '{color.text}', $description };
}

const each = (values: Readonly<Record<string, string>>, token: (css: string) => Token) =>
  Object.fromEntries(Object.entries(values).map(([name, css]) => [kebab(name), token(css)]));
const dimensions = (values: Readonly<Record<string, string>>) =>
  each(values, (css) => ({ $type: 'dimension', $value: measureOf(css) }));

const bezierOf = (css: string): number[] =>
  css
    .replace(/^cubic-bezier\(|\)$/g, '')
    .split(',')
    .map(Number);
const familiesOf = (css: string): string[] => css.split(/,\s*/).map((family) => family.replaceAll('"', ''));

/** Values of a theme as CSS, by group. The names are those of `vars`. */
const valuesOf = (theme: TokenTheme) => ({
  ...measures,
  focusRing: theme.startsWith('high-contrast') ? strongFocusRing : measures.focusRing,
  color: themes[theme] satisfies SemanticColors,
});

/**
 * Returns the design tokens of a theme in the Design Tokens Format Module 2025.10 of the W3C community group
 * (https://www.designtokens.org/tr/2025.10/format/), which design tools import: colors in sRGB, lengths in px, times
 * in ms. Every theme has the same names.
 */
export function designTokens(theme: TokenTheme): TokenDocument {
  const { color, space, radius, text, size, font, motion, focusRing, layer } = valuesOf(theme);
  const { shadowFloat, ...colors } = color;
  const { ease, ...durations } = motion;
  return {
    color: each(colors, colorToken),
    shadow: { float: { $type: 'shadow', $value: shadowOf(shadowFloat) } },
    space: dimensions(space),
    radius: dimensions(radius),
    text: dimensions(text),
    size: dimensions(size),
    font: each(font, (css) => ({ $type: 'fontFamily', $value: familiesOf(css) })),
    motion: {
      ease: { $type: 'cubicBezier', $value: bezierOf(ease) },
      ...each(durations, (css) => ({ $type: 'duration', $value: measureOf(css) })),
    },
    'focus-ring': dimensions(focusRing),
    layer: each(layer, (css) => ({ $type: 'number', $value: Number(css) })),
  };
}

const darkScheme = '(prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';

/** Declarations of all tokens of a theme: `--tramita-token-text-muted`, `--tramita-token-space-4`. */
function declarationsOf(theme: TokenTheme): string {
  const groups = Object.entries<Readonly<Record<string, string>>>(valuesOf(theme));
  const lines = groups.flatMap(([group, values]) =>
    Object.entries(values).map(([name, css]) => {
      const path = group === 'color' ? kebab(name) : `${kebab(group)}-${kebab(name)}`;
      return `  --tramita-token-${path}: ${css};`;
    }),
  );
  return lines.join('\n');
}

/**
 * Returns the tokens as a style sheet for elements of a page that should look like the widgets. `data-tramita-theme`
 * sets the theme of an element and its contents, with the names that `theme` of a widget has; without it the theme is
 * light. The names differ from those that change a widget (`--tramita-space-4`): the sheet changes no widget.
 */
export function tokenSheet(): string {
  const schemed = (selector: string, scheme: string) => `${selector} {\n  color-scheme: ${scheme};\n}\n`;
  const tokens = (selector: string, theme: TokenTheme) => `${selector} {\n${declarationsOf(theme)}\n}\n`;
  const rule = (selector: string, theme: TokenTheme) =>
    tokens(selector, theme) + schemed(selector, theme.endsWith('dark') ? 'dark' : 'light');
  const media = (query: string, rules: string) => `@media ${query} {\n${rules}}\n`;
  const named = (name: ThemeName) => `[data-tramita-theme="${name}"]`;
  const plain = `${named('light')}, ${named('system')}`;
  return [
    // the root keeps the color scheme of the page
    tokens(`:root, ${plain}`, 'light'),
    schemed(plain, 'light'),
    rule(named('dark'), 'dark'),
    rule(named('high-contrast'), 'high-contrast-light'),
    media(darkScheme, rule(named('system'), 'dark') + rule(named('high-contrast'), 'high-contrast-dark')),
    media(moreContrast, rule(named('system'), 'high-contrast-light')),
    media(`${moreContrast} and ${darkScheme}`, rule(named('system'), 'high-contrast-dark')),
  ].join('');
}
