import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, space, text } = vars;

export const list = style({ display: 'grid', listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const meta = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: text.xs,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
});
export const none = style({ color: color.textMuted });
