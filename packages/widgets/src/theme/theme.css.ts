import { createGlobalThemeContract, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { assignTokens } from './assign-tokens.ts';
import { queries } from './breakpoints.ts';
import { darkColors, highContrastDarkColors, highContrastLightColors, lightColors } from './color-themes.ts';
import { measures, strongFocusRing } from './measures.ts';
import { kebab } from './token-names.ts';

/**
 * The theme contract: the value of each token inside a themed root. A page sets the public property of a token on a
 * widget or on any element around it, also around a shadow root: `--tramita-text-muted` for `vars.color.textMuted`,
 * `--tramita-space-4` for `vars.space[4]`.
 */
export const vars = createGlobalThemeContract({ color: lightColors, ...measures }, (_value, path) => {
  const [group = '', name = ''] = path.map(kebab);
  return group === 'color' ? `t-${name}` : `t-${group}-${name}`;
});

/**
 * Class of every themed root. It sets the base typography, the tokens shared by all themes, and the base styles of its
 * contents.
 */
export const root = style({});

/**
 * Class of a themed root on a page with styles of its own: it cancels the page's rules for elements (`button { … }`,
 * `* { … }`) in the contents of the root. A shadow root needs no such class.
 */
export const pageReset = style({});

/** One class per theme. They set only custom properties, without specificity, so that a page can override them. */
export const themeClass = {
  light: style({}),
  dark: style({}),
  'high-contrast': style({}),
  system: style({}),
} as const;

/** Passes the theme's `color-scheme` to the reset of the root, which would otherwise remove it. */
const scheme = '--t-scheme';
const light = { colorScheme: 'light', vars: { ...assignTokens(vars.color, lightColors), [scheme]: 'light' } } as const;
const dark = { colorScheme: 'dark', vars: { ...assignTokens(vars.color, darkColors), [scheme]: 'dark' } } as const;
const strong = { [vars.focusRing.width]: strongFocusRing.width };
const contrastLight = {
  colorScheme: 'light',
  vars: { ...assignTokens(vars.color, highContrastLightColors), ...strong, [scheme]: 'light' },
} as const;
const contrastDark = {
  colorScheme: 'dark',
  vars: { ...assignTokens(vars.color, highContrastDarkColors), ...strong, [scheme]: 'dark' },
} as const;

globalStyle(`:where(${root})`, {
  vars: {
    ...assignTokens(vars.space, measures.space),
    ...assignTokens(vars.radius, measures.radius),
    ...assignTokens(vars.text, measures.text),
    ...assignTokens(vars.size, measures.size),
    ...assignTokens(vars.font, measures.font),
    ...assignTokens(vars.motion, measures.motion),
    ...assignTokens(vars.focusRing, measures.focusRing),
    ...assignTokens(vars.layer, measures.layer),
  },
  '@media': { [queries.reducedMotion]: { vars: { [vars.motion.fast]: '0ms', [vars.motion.calm]: '0ms' } } },
});

// paper is white, and browsers leave out backgrounds: light texts could not be read on it
globalStyle(`:where(${themeClass.light}, ${themeClass.dark}, ${themeClass.system})`, light);
globalStyle(`:where(${themeClass.dark})`, { '@media': { screen: dark } });
globalStyle(`:where(${themeClass['high-contrast']})`, {
  ...contrastLight,
  '@media': { 'screen and (prefers-color-scheme: dark)': contrastDark },
});
globalStyle(`:where(${themeClass.system})`, {
  '@media': {
    'screen and (prefers-color-scheme: dark)': dark,
    '(prefers-contrast: more)': contrastLight,
    'screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': contrastDark,
  },
});

/**
 * Adds the specificity of nine type selectors: more than a page's rules for elements, less than any class. A class that
 * a page sets on the root, or on its own content inside it, therefore overrides these rules.
 */
const belowClasses = ':not(t t t t t t t t t)';
const inside = (selector: string, outer = root): string => `:where(${outer} :is(${selector}))${belowClasses}`;

// `all` takes about half of the time in which a browser computes the styles of a widget. `revert` would also remove
// presentation attributes, which drawings and images need; `revert-layer` keeps them.
globalStyle(inside('*', pageReset), { all: 'revert' });
for (const pseudo of ['before', 'after', 'placeholder', 'marker'])
  globalStyle(`${inside('*', pageReset)}::${pseudo}`, { all: 'revert' });
globalStyle(inside('svg, svg *, img, video, canvas, iframe', pageReset), { all: 'revert-layer' });
globalStyle(inside('*'), { boxSizing: 'border-box' });

// Stops inheritance from the page at the root, except for the font and pointer-events. This rule must come after the
// rules above because a root can be inside another root.
globalStyle(`:where(${root})${belowClasses}`, {
  all: 'initial',
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: `var(${scheme})`,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  pointerEvents: 'inherit',
  fontFamily: 'inherit',
  fontFeatureSettings: 'inherit',
  fontOpticalSizing: 'inherit',
  color: vars.color.text,
  fontSize: vars.text.md,
  lineHeight: '20px',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle(`:where(${root}[hidden])${belowClasses}`, { display: 'none' });

globalStyle(inside('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend'), {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(inside('td, th'), { padding: 0 });
globalStyle(inside('h1, h2, h3, h4'), { fontSize: 'inherit', fontWeight: 600, lineHeight: 'inherit' });
globalStyle(inside('ul, ol'), { listStyle: 'none' });
globalStyle(inside('button, input, textarea, select'), {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle(inside('button'), {
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  textTransform: 'none',
  cursor: 'pointer',
});
globalStyle(inside('a'), { color: vars.color.accentText, textDecoration: 'none' });
globalStyle(inside('a:hover'), { textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(inside('svg'), { display: 'block', flex: 'none' });
globalStyle(inside('svg.lucide'), { width: 16, height: 16, strokeWidth: 1.75 });
globalStyle(`${root} :where(:focus-visible)`, {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: 1,
});
globalStyle(inside('[hidden]'), { display: 'none' });
// attributes that browsers translate to styles, which the reset removes
globalStyle(inside('[draggable="true"]', pageReset), { WebkitUserDrag: 'element', userSelect: 'none' } as StyleRule);
globalStyle(inside('[contenteditable="true"]', pageReset), {
  WebkitUserModify: 'read-write',
  overflowWrap: 'break-word',
  WebkitLineBreak: 'after-white-space',
} as unknown as StyleRule);
