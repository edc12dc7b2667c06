import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

export const sheet = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.popover,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.text,
  outline: 'none',
});
