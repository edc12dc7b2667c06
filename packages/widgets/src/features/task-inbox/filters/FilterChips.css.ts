import { globalStyle, style } from '@vanilla-extract/css';
import { queries } from '../../../theme/index.ts';

export const chips = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  minWidth: 0,
  marginLeft: 4,
  '@container': { [`list ${queries.cards}`]: { display: 'none' } },
});
export const chip = style({ maxWidth: 260, minHeight: 26 });
globalStyle(`${chip} b`, { fontWeight: 600 });
