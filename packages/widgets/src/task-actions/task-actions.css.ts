import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

export const form = style({ display: 'grid', gap: 16, alignContent: 'start' });
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.textMuted });

export const shortcutGroup = style({ display: 'grid', gap: 6 });
export const shortcuts = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 18px' });

export const tags = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  maxHeight: 360,
  overflow: 'auto',
});
export const tag = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 8px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:has(input:checked)': { background: vars.color.accentSoft },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  },
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const tagWords = style({ display: 'grid', minWidth: 0, flex: 1, overflowWrap: 'anywhere' });
globalStyle(`${tagWords} small`, { fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });
export const dot = style({ width: 10, height: 10, flex: 'none', borderRadius: '50%' });
export const noDot = style({ width: 16, height: 16, flex: 'none', marginInline: -3, color: vars.color.textMuted });
export const removal = style({ borderTop: `1px solid ${vars.color.line}`, marginTop: 4, paddingTop: 4 });
export const radio = style({ flex: 'none', margin: 0, width: 16, height: 16, accentColor: vars.color.accent });
