import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  padding: 16,
  gap: 8,
});
// fixed for any number of results, so that the top edge does not move
export const results = style({ overflow: 'auto', height: 'min(380px, 60dvh)', margin: '0 -8px' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 8px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.accentSoft, color: vars.color.accentSoftText } },
  '@media': { '(max-width: 767px)': { minHeight: 44 } },
});
globalStyle(`${option} > svg`, { width: 16, height: 16, flex: 'none', color: vars.color.textMuted });
export const label = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.xs });
export const problem = style({ color: vars.color.dangerText, fontSize: vars.text.sm });
export const nothing = style({ padding: '16px 0', color: vars.color.textMuted, textAlign: 'center' });
export const heading = style({
  padding: '8px 8px 4px',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 600,
});
export const reason = style({ marginLeft: 8, color: vars.color.textMuted, fontSize: vars.text.xs });
globalStyle(`${option} mark`, { background: 'none', color: 'inherit', fontWeight: 650 });
