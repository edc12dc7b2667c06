import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 4,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${summary} > svg`, {
  flex: 'none',
  width: 14,
  height: 14,
  marginLeft: -2,
  transition: `transform ${vars.motion.fast}`,
});
globalStyle(`details[open] > ${summary} > svg`, { transform: 'rotate(90deg)' });
