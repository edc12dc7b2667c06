import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

export const rail = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  height: 3,
  overflow: 'hidden',
  borderRadius: 2,
  background: vars.color.line,
});
export const bar = style({
  position: 'absolute',
  inset: 0,
  right: 'auto',
  borderRadius: 2,
  transition: `width ${vars.motion.calm}`,
});
export const moving = style({
  width: '30%',
  animation: `${slide} 1200ms ease-in-out infinite`,
  '@media': { [queries.reducedMotion]: { animation: 'none' } },
});
export const tone = styleVariants({
  accent: { background: vars.color.accent },
  success: { background: vars.color.success },
  danger: { background: vars.color.danger },
});
