import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 18,
  padding: '0 6px',
  borderRadius: vars.radius.pill,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `inset 0 0 0 1px ${vars.color.softLine}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const tone = styleVariants({
  neutral: { background: vars.color.surfaceHover, color: vars.color.textMuted },
  accent: { background: vars.color.accent, color: vars.color.onAccent },
});
export const dot = style({
  display: 'inline-block',
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
