import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 16px',
  fontSize: vars.text.sm,
});
globalStyle(`${shortcuts} dt`, { display: 'flex', gap: 4 });
