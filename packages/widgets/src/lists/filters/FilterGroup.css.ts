import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  // a message below one filter does not make the others higher
  alignItems: 'flex-start',
  flex: '1 0 100%',
  gap: vars.space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
