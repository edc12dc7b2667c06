import { style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 500,
  lineHeight: '20px',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { textDecoration: 'none' } },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

const live = '&:not([aria-disabled="true"], :disabled)';

export const variant = styleVariants({
  primary: {
    background: color.accent,
    color: color.onAccent,
    selectors: { [`${live}:hover`]: { background: color.accentHover } },
  },
  secondary: {
    background: color.surface,
    borderColor: color.lineStrong,
    color: color.text,
    selectors: {
      [`${live}:hover`]: { background: color.surfaceHover },
      // not by color alone: a pressed button must also change its icon and text
      [`${live}[aria-pressed="true"]`]: {
        background: color.accentSoft,
        borderColor: color.accentLine,
        color: color.accentText,
      },
    },
  },
  ghost: {
    background: 'transparent',
    color: color.textMuted,
    selectors: { [`${live}:hover`]: { background: color.surfaceHover, color: color.text } },
  },
  danger: {
    background: color.surface,
    borderColor: color.dangerLine,
    color: color.dangerText,
    selectors: { [`${live}:hover`]: { background: color.dangerSoft, color: color.dangerSoftText } },
  },
  link: {
    background: 'transparent',
    color: color.accentText,
    selectors: { [`${live}:hover`]: { background: color.accentSoft } },
  },
});

const touch = { '@media': { [queries.phone]: { minHeight: vars.size.touch } } };

export const size = styleVariants({
  sm: { height: 28, padding: '0 10px', fontSize: vars.text.sm, ...touch },
  md: { height: vars.size.control, padding: '0 12px', fontSize: vars.text.sm, ...touch },
  action: { height: vars.size.input, padding: '0 14px', fontSize: vars.text.md, ...touch },
  lg: { height: vars.size.controlLg, padding: '0 16px', fontSize: vars.text.md, ...touch },
});

/** The text of a blocked button stays readable: muted on a sunken background, never faded. */
export const blocked = style({
  background: color.surfaceSunken,
  borderColor: color.lineStrong,
  color: color.textMuted,
  cursor: 'not-allowed',
  selectors: { '&:hover': { background: color.surfaceSunken, color: color.textMuted } },
});

export const blockedGhost = style({ background: 'transparent', borderColor: 'transparent', opacity: 0.55 });

export const busy = style({ cursor: 'progress' });
export const fullWidth = style({ width: '100%' });
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 0,
});
/** Hidden visually while the spinner is shown, but still read by screen readers. */
export const contentBusy = style({ opacity: 0 });
export const busyRing = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
