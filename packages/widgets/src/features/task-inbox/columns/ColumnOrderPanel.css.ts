import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, text } = vars;

export const order = style({ display: 'grid', gap: 8, width: 280 });
export const orderHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
});
export const orderHelp = style({ fontSize: text.xs, lineHeight: '16px', color: color.textMuted });
export const orderList = style({ display: 'grid' });
export const orderItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  borderRadius: vars.radius.control,
  fontSize: text.sm,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[data-state="dragging"]': { background: color.accentSoft },
  },
});
globalStyle(`${orderItem} > span`, { flex: 1, cursor: 'grab' });
export const grip = style({ marginLeft: 4, color: color.textMuted, cursor: 'grab' });
