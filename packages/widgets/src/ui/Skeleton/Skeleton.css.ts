import { keyframes, style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const bar = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.skeleton,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [queries.reducedMotion]: { animation: 'none' } },
});
