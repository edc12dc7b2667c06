import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  minHeight: 48,
  padding: `4px ${vars.space[3]} 4px ${vars.space[5]}`,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  '@media': { [queries.phone]: { minHeight: 52, padding: `4px ${vars.space[2]} 4px ${vars.space[4]}` } },
});
export const spacer = style({ flex: 1 });
