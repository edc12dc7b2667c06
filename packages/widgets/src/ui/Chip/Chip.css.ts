import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 22,
  padding: '0 8px',
  border: `1px solid ${color.softLine}`,
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});
export const shape = styleVariants({
  pill: { borderRadius: vars.radius.pill },
  square: { borderRadius: 4, minHeight: 26, lineHeight: '24px', fontSize: vars.text.sm, fontWeight: 400 },
});
export const tone = styleVariants({
  outline: { background: color.surface, borderColor: color.line, color: color.textMuted },
  neutral: { background: color.surfaceHover, color: color.text },
  accent: { background: color.accentSoft, color: color.accentSoftText },
  success: { background: color.successSoft, color: color.successSoftText },
  warning: { background: color.warningSoft, color: color.warningSoftText },
  danger: { background: color.dangerSoft, color: color.dangerSoftText },
  info: { background: color.infoSoft, color: color.infoSoftText },
});
export const dot = style({
  width: 7,
  height: 7,
  flex: 'none',
  borderRadius: '50%',
  '@media': { '(forced-colors: active)': { border: '4px solid CanvasText' } },
});
export const text = style({ overflow: 'clip', textOverflow: 'ellipsis', minWidth: 0 });
export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  width: 18,
  height: 18,
  flex: 'none',
  marginRight: -4,
  borderRadius: '50%',
  color: 'inherit',
  selectors: {
    '&:hover': { background: color.accentSoftHover },
    '&::after': { content: '""', position: 'absolute', inset: -5 },
  },
});
export const removeIcon = style({ width: 12, height: 12, strokeWidth: 2.25 });
