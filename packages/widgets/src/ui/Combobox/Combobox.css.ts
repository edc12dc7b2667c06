import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ padding: 4, minWidth: 160 });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  lineHeight: '20px',
  cursor: 'pointer',
  selectors: {
    '&[data-state~="active"]': { background: vars.color.surfaceHover },
    '&[aria-selected="true"]': { fontWeight: 600 },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [queries.phone]: { minHeight: vars.size.touch },
    '(forced-colors: active)': { selectors: { '&[data-state~="active"]': { outline: '2px solid Highlight' } } },
  },
});
export const optionText = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({
  fontSize: vars.text.xs,
  lineHeight: '16px',
  fontWeight: 400,
  color: vars.color.textMuted,
});
export const tick = style({ color: vars.color.accentText });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: '8px',
  color: vars.color.textMuted,
});
/** Stays visible below a list that scrolls. */
export const refusal = style({
  position: 'sticky',
  bottom: 0,
  padding: '8px',
  fontSize: vars.text.sm,
  color: vars.color.dangerText,
  background: vars.color.surface,
});
export const more = style({ width: '100%' });
export const chips = style({ flexWrap: 'wrap', gap: 4, padding: '2px 8px 2px 4px' });
export const chipControl = style({ flex: '1 1 60px', minWidth: 60, minHeight: 26, paddingLeft: 6 });
export const trailing = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
});
export const leading = style({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted });
