import { globalStyle, style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';
import { anchorAttribute } from './anchor-attribute.ts';

const { color, space } = vars;

export const bar = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[2]} ${space[6]}`,
  borderTop: `1px solid ${color.line}`,
  '@container': { [`list ${queries.cards}`]: { paddingInline: space[3] } },
});

// In a short window the page scrolls and the bar comes after the last row. While one of its buttons has the focus,
// scroll anchoring applies to the bar and not to the rows, so that rows loaded meanwhile do not push the button out of
// view. The attribute is set by the component: `:has(> bar:focus-within) > *` would make browsers compute the styles of
// the whole page again at every key.
globalStyle(`[${anchorAttribute}] > *:not(${bar})`, { overflowAnchor: 'none' });
