import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const calendar = style({ width: 268, '@media': { [queries.phone]: { width: 324 } } });
export const head = style({ display: 'flex', alignItems: 'center', marginBottom: vars.space[1] });
export const title = style({ flex: 1, textAlign: 'center', fontWeight: 600, fontSize: vars.text.sm });
export const grid = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});
export const dayName = style({
  height: 28,
  padding: 0,
  fontSize: vars.text.xs,
  fontWeight: 500,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const cell = style({ padding: 1, textAlign: 'center' });
export const day = style({
  width: '100%',
  height: 32,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  fontSize: vars.text.sm,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[data-state~="outside"]': { color: vars.color.textMuted },
    '&[data-state~="today"]': { boxShadow: `inset 0 0 0 1px ${vars.color.controlLine}`, fontWeight: 600 },
    '&[data-state~="selected"]': { background: vars.color.accent, color: vars.color.onAccent, fontWeight: 600 },
    '&[aria-disabled="true"]': {
      color: vars.color.textMuted,
      textDecoration: 'line-through',
      background: 'transparent',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [queries.phone]: { height: vars.size.touch },
    '(forced-colors: active)': { selectors: { '&[data-state~="selected"]': { outline: '2px solid Highlight' } } },
  },
});
