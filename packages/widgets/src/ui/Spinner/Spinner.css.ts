import { keyframes, style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ to: { opacity: 1 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  fontSize: 16,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': { [queries.reducedMotion]: { animation: 'none' } },
});

/** Work that ends within 300 ms shows no spinner. */
export const late = style({
  opacity: 0,
  animation: `${turn} 700ms linear infinite, ${appear} 1ms 300ms forwards`,
  '@media': { [queries.reducedMotion]: { animation: `${appear} 1ms 300ms forwards` } },
});
