import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const support = style({
  selectors: { '&[hidden]': { display: 'none' } },
});
export const launcher = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: 36,
  padding: '0 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.text.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  '@media': { '(max-width: 767px)': { height: 44 } },
});
globalStyle(`${launcher} > svg`, { width: 16, height: 16, flex: 'none', color: vars.color.accentText });
export const label = style({});

export const panel = style({ display: 'grid', gap: 8, fontSize: vars.text.sm });
export const heading = style({ fontSize: vars.text.md, fontWeight: 600 });
