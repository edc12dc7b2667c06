import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
