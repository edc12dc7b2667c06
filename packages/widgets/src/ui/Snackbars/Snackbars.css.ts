import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.snackbar,
  left: '50%',
  bottom: `calc(${vars.space[5]} + var(--tramita-inset-bottom, 0px))`,
  transform: 'translateX(-50%)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  // stays usable while a dialog makes the rest of the page inert
  pointerEvents: 'auto',
  '@media': {
    [queries.phone]: { left: 16, right: 16, width: 'auto', maxWidth: 'none', transform: 'none' },
  },
});
