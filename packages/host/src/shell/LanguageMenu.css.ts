import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: 32,
  padding: '0 12px',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceHover } },
  '@media': { '(max-width: 767px)': { height: 44 } },
});
globalStyle(`${button} > svg`, { width: 16, height: 16, flex: 'none', color: vars.color.textMuted });
export const label = style({});
export const current = style({ marginLeft: 'auto', color: vars.color.textMuted, fontWeight: 400 });
