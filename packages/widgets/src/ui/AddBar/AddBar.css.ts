import { globalStyle, style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

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

// In a low window the page scrolls and the bar follows the last row. While a button of it has the focus, the browser
// holds the bar where it is and not the rows, so that rows that load meanwhile do not push the button out of view.
globalStyle(`:has(> ${bar}:focus-within) > *:not(${bar})`, { overflowAnchor: 'none' });
