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
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** A filter; two fit next to each other on a phone. */
export const filter = style({ width: 152, '@media': { [queries.phone]: { flex: '1 1 136px' } } });
/** A filter with long values; it fills a line on a phone. */
export const wide = style({ width: 184, '@media': { [queries.phone]: { flex: '1 1 100%' } } });
globalStyle(`${filter} > *, ${group} > ${filter}, ${group} > ${wide}`, {
  '@media': { [queries.phone]: { minHeight: size.touch } },
});
