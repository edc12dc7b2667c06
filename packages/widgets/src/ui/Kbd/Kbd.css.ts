import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const kbd = style({
  display: 'inline-block',
  padding: '0 5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  background: vars.color.surface,
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});
