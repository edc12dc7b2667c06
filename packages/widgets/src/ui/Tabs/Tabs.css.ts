import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  // hidden words of tabs that are scrolled away must not widen the page
  position: 'relative',
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 36,
  margin: '0 -4px',
  padding: '0 4px',
  borderBottom: '2px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.text.md,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': { color: vars.color.text, fontWeight: 600, borderBottomColor: vars.color.accent },
    '&:focus-visible': { outlineOffset: -2, borderRadius: 4 },
  },
  '@media': {
    [queries.phone]: { minHeight: vars.size.touch },
    // forced colors draw transparent borders too
    '(forced-colors: active)': { selectors: { '&:not([aria-selected="true"])': { borderBottomColor: 'Canvas' } } },
  },
});
export const panel = style({ paddingTop: vars.space[4] });
