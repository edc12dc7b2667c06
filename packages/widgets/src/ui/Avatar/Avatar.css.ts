import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.softLine}`,
});
export const size = styleVariants({
  sm: { width: 20, height: 20, fontSize: 9 },
  md: { width: 24, height: 24, fontSize: 10 },
  lg: { width: 32, height: 32, fontSize: 12 },
});
export const tone = styleVariants({
  me: { background: vars.color.accent, color: vars.color.onAccent },
  accent: { background: vars.color.accentSoft, color: vars.color.accentSoftText },
  neutral: { background: vars.color.surfaceHover, color: vars.color.textMuted },
});
export const picture = style({ width: '100%', height: '100%', borderRadius: 'inherit', objectFit: 'cover' });
export const groupIcon = style({ width: '58%', height: '58%' });
