import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { size } from '../TextInput/TextInput.css.ts';

export const wrap = style({ position: 'relative', padding: 0, gap: 0 });
export const select = style({
  padding: '0 30px 0 10px',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  fontWeight: 'inherit',
  selectors: {
    // the texts of all controls of a size begin at the same place
    [`${size.sm} > &`]: { paddingLeft: 8 },
    [`${size.filter} > &`]: { padding: '0 20px 0 3px' },
  },
});
export const chevron = style({
  position: 'absolute',
  right: 8,
  pointerEvents: 'none',
  color: vars.color.textMuted,
  selectors: { [`${size.filter} > &`]: { right: 5, width: 13, height: 13 } },
});
export const placeholder = style({ color: vars.color.textMuted });

// the list that the system opens uses these colors, not those of the frame
globalStyle(`${select} :is(option, optgroup)`, { color: vars.color.text, background: vars.color.surface });

globalStyle(`${wrap}[data-readonly] > ${select}`, { cursor: 'default' });
globalStyle(`${wrap}[data-readonly] > ${select}:not(${placeholder})`, { color: 'inherit' });
