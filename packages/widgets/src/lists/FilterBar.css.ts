import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

const { size, space } = vars;

export const bar = style({ flexWrap: 'wrap', height: 'auto', paddingBlock: space[2] });
globalStyle(`${bar}${bar}`, {
  '@media': { [queries.phone]: { gap: space[2], padding: `${space[3]} ${space[4]}` } },
});
export const count = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  marginRight: 'auto',
  '@media': { [queries.phone]: { flex: '1 0 100%' } },
});
/** The frame of a filter; two fit next to each other on a phone, three in a wider window. */
export const filter = style({
  width: 152,
  '@media': { [queries.phone]: { flex: '1 1 30%', minWidth: 136, minHeight: size.touch } },
});
/** The frame of a filter with long values. */
export const wide = style({
  width: 184,
  '@media': {
    [queries.phone]: { flex: '1 1 30%', minWidth: `min(184px, calc(50% - ${space[1]}))`, minHeight: size.touch },
  },
});
