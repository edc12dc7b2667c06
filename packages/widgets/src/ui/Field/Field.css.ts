import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const label = style({ fontSize: vars.text.sm, fontWeight: 500, lineHeight: '20px', overflowWrap: 'anywhere' });
export const mark = style({ color: vars.color.dangerText });
export const note = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });
export const counter = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const over = style({ color: vars.color.dangerText, fontWeight: 600 });
export const error = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.dangerText });
