import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const menu = style({
  minWidth: 200,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: 4,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** The anchor of a menu that opens at a point. */
export const point = style({ position: 'fixed', pointerEvents: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus': { background: vars.color.surfaceHover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: vars.color.dangerText },
  },
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const label = style({ flex: 1, minWidth: 0, display: 'grid' });
export const note = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });
export const slot = style({ display: 'inline-flex', flex: 'none', width: 16, color: vars.color.textMuted });
export const separator = style({ height: 1, margin: '4px 0', background: vars.color.line });
export const heading = style({
  padding: '6px 8px 2px',
  fontSize: vars.text.xs,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.color.textMuted,
});
