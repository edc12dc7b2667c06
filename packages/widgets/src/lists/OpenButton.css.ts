import { style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

export const button = style({
  display: 'block',
  maxWidth: '100%',
  minWidth: 0,
  minHeight: 32,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [queries.phone]: { minHeight: vars.size.touch, whiteSpace: 'normal' } },
});
