import { createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { assignVars } from './assign-vars.ts';
import { darkColors, highContrastDarkColors, highContrastLightColors, lightColors } from './color-themes.ts';
import { measures } from './measures.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The theme contract. Each entry is a public CSS custom property: `vars.color.textMuted` is `--tramita-text-muted`,
 * `vars.space[4]` is `--tramita-space-4`. A page may set any of them on a class it passes to a widget.
 */
export const vars = createGlobalThemeContract({ color: lightColors, ...measures }, (_value, path) => {
  const [group = '', name = ''] = path.map(kebab);
  return group === 'color' ? `tramita-${name}` : `tramita-${group}-${name}`;
});

/** Worn by every themed root: base type, the tokens that no theme changes, and the reset of what is inside. */
export const root = style({});

/** One class for each theme. They carry only custom properties, with no specificity, so that a page can override them. */
export const themeClass = {
  light: style({}),
  dark: style({}),
  'high-contrast': style({}),
  system: style({}),
} as const;

const light = { colorScheme: 'light', vars: assignVars(vars.color, lightColors) } as const;
const dark = { colorScheme: 'dark', vars: assignVars(vars.color, darkColors) } as const;
const strong = { [vars.focusRing.width]: '3px' };
const contrastLight = {
  colorScheme: 'light',
  vars: { ...assignVars(vars.color, highContrastLightColors), ...strong },
} as const;
const contrastDark = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, highContrastDarkColors), ...strong },
} as const;

globalStyle(`:where(${root})`, {
  vars: {
    ...assignVars(vars.space, measures.space),
    ...assignVars(vars.radius, measures.radius),
    ...assignVars(vars.text, measures.text),
    ...assignVars(vars.size, measures.size),
    ...assignVars(vars.font, measures.font),
    ...assignVars(vars.motion, measures.motion),
    ...assignVars(vars.focusRing, measures.focusRing),
    ...assignVars(vars.layer, measures.layer),
  },
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.fast]: '0ms', [vars.motion.calm]: '0ms' } } },
});

globalStyle(`:where(${themeClass.light})`, light);
globalStyle(`:where(${themeClass.dark})`, dark);
globalStyle(`:where(${themeClass['high-contrast']})`, {
  ...contrastLight,
  '@media': { '(prefers-color-scheme: dark)': contrastDark },
});
globalStyle(`:where(${themeClass.system})`, {
  ...light,
  '@media': {
    '(prefers-color-scheme: dark)': dark,
    '(prefers-contrast: more)': contrastLight,
    '(prefers-contrast: more) and (prefers-color-scheme: dark)': contrastDark,
  },
});

// The family stays the page's own; everything else that text inherits is set here.
globalStyle(`${root}`, {
  boxSizing: 'border-box',
  color: vars.color.text,
  fontSize: vars.text.md,
  fontStyle: 'normal',
  fontWeight: 400,
  lineHeight: '20px',
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  WebkitFontSmoothing: 'antialiased',
});

// One class of specificity: stronger than a page's element rules, and written before every component's own class.
globalStyle(`${root} :where(*, *::before, *::after)`, { boxSizing: 'border-box' });
globalStyle(`${root} :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)`, {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${root} :where(h1, h2, h3, h4)`, { fontSize: 'inherit', fontWeight: 600, lineHeight: 'inherit' });
globalStyle(`${root} :where(ul, ol)`, { listStyle: 'none' });
globalStyle(`${root} :where(button, input, textarea, select)`, {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle(`${root} :where(button)`, {
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  textTransform: 'none',
  cursor: 'pointer',
});
globalStyle(`${root} :where(a)`, { color: vars.color.accentText, textDecoration: 'none' });
globalStyle(`${root} :where(a:hover)`, { textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(`${root} :where(svg)`, { display: 'block', flex: 'none' });
globalStyle(`${root} :where(svg.lucide)`, { width: 16, height: 16, strokeWidth: 1.75 });
globalStyle(`${root} :where(:focus-visible)`, {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: 1,
});
globalStyle(`${root} :where([hidden])`, { display: 'none' });
globalStyle(`${root} *, ${root} *::before, ${root} *::after`, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // not a short time: that would make a transition of every change, of which most are at once otherwise
      transition: 'none !important',
    },
  },
});
