import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[3],
  minHeight: vars.size.row,
  padding: `0 ${vars.space[3]} 0 ${vars.space[5]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
  '@media': { [queries.phone]: { minHeight: 48, padding: '0 4px 0 16px' } },
});
export const range = style({ fontVariantNumeric: 'tabular-nums' });
export const strong = style({ fontWeight: 600, color: vars.color.text });
export const spacer = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  overflow: 'hidden',
});
export const sizes = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@container': { [`list ${queries.cards}`]: { display: 'none' } },
});
export const select = style({ width: 68 });
export const pages = style({ display: 'flex' });
