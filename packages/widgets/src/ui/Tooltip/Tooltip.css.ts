import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const bubble = style({
  position: 'fixed',
  zIndex: vars.layer.tooltip,
  maxWidth: 280,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: '16px',
  whiteSpace: 'normal',
  textAlign: 'start',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
